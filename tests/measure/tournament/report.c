/* SPDX-License-Identifier: MIT */
/* Rows of a report, as text or as JSON: see tournament.h. */
#include "tournament.h"
#include <inttypes.h>
#include <math.h>
#include <string.h>

void report_title(struct report *report, const char *title)
{
    if (!report->json)
        fprintf(report->file, "%s\n", title);
}

static void begin_row(struct report *report, const char *key)
{
    fprintf(report->file, "%s\"%s\": ", report->rows++ > 0 ? ",\n  " : "", key);
}

void report_mean(struct report *report, const char *key, const char *label,
                 const struct sum *sum, double unit)
{
    if (sum == NULL || sum->count == 0)
        return;
    if (report->json) {
        begin_row(report, key);
        fprintf(report->file, "{\"mean\": %.6f, \"error\": %.6f, \"n\": %.0f}",
                sum_mean(sum) / unit, sum_error(sum) / unit,
                (double)sum->count);
    } else {
        fprintf(report->file, "  %-44s %+9.2f +- %.2f (%.0f)\n", label,
                sum_mean(sum) / unit, sum_error(sum) / unit,
                (double)sum->count);
    }
}

void report_share(struct report *report, const char *key, const char *label,
                  const struct sum *sum)
{
    double part, whole, share, error;

    if (sum == NULL || sum->count == 0)
        return;
    part = (double)sum->total;
    whole = (double)sum->count;
    share = part / whole;
    error = sqrt(share * (1 - share) / whole);
    if (report->json) {
        begin_row(report, key);
        fprintf(report->file,
                "{\"share\": %.6f, \"error\": %.6f, \"part\": %.0f, "
                "\"n\": %.0f}",
                share, error, part, whole);
    } else {
        fprintf(report->file, "  %-44s %8.1f%% +- %.1f (%.0f of %.0f)\n", label,
                100 * share, 100 * error, part, whole);
    }
}

void report_count(struct report *report, const char *key, const char *label,
                  int64_t count)
{
    if (report->json) {
        begin_row(report, key);
        fprintf(report->file, "%" PRId64, count);
    } else {
        fprintf(report->file, "  %-44s %9" PRId64 "\n", label, count);
    }
}

void report_chance(struct report *report, const char *key, const char *label,
                   const struct chance_row *row)
{
    if (report->json) {
        begin_row(report, key);
        fprintf(report->file,
                "{\"stated\": %.6f, \"happened\": %.6f, \"gap\": %.6f, "
                "\"error\": %.6f, \"n\": %" PRId64 ", \"deals\": %" PRId64 "}",
                row->stated, row->stated - row->gap, row->gap, row->error,
                row->cases, row->deals);
    } else {
        fprintf(report->file,
                "  %-32s %5.1f %5.1f %+9.2f +- %.2f (%" PRId64 " in %" PRId64
                " deals)\n",
                label, 100 * row->stated, 100 * (row->stated - row->gap),
                100 * row->gap, 100 * row->error, row->cases, row->deals);
    }
}

/* Writes text that is printable ASCII as a string of JSON. */
static void write_string(FILE *file, const char *text)
{
    fputc('"', file);
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', file);
        fputc(*text, file);
    }
    fputc('"', file);
}

void report_examples(struct report *report, const struct sums *sums,
                     const char *name)
{
    char key[SUM_NAME_MAX + 16];
    uint32_t i, told = 0;

    for (i = 0; i < sums->example_count; i++) {
        if (strcmp(sums->example[i].name, name) != 0)
            continue;
        if (!report->json) {
            fprintf(report->file, "    %s\n", sums->example[i].text);
            continue;
        }
        snprintf(key, sizeof key, "%s.examples", name);
        if (told++ == 0) {
            begin_row(report, key);
            fputc('[', report->file);
        } else {
            fputs(", ", report->file);
        }
        write_string(report->file, sums->example[i].text);
    }
    if (told > 0)
        fputc(']', report->file);
}
