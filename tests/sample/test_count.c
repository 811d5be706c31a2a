/* SPDX-License-Identifier: MIT */
/* Compares the number of ways to deal a table, as the library counts them, with
 * a list of them all if they are few, and with formulas if they are many. Also
 * checks that the counting tables of hard positions stay small. */

#include "sample/count.h"
#include "base/wide.h"
#include "common/suite.h"
#include "talon/view.h"

#define SIDE           4
#define MATRICES_MAX   2000

#define COUNT_OF(list) (sizeof(list) / sizeof(list)[0])

static uint32_t ways_memory[1 << 19];
static struct layer layers[LAYERS_MAX];
static struct binomials binomials;

/* A matrix, that is the number of pieces of each row in each column, as one
 * number. */
static uint64_t key_of(uint8_t given[SIDE][SIDE])
{
    uint64_t key = 0;
    uint32_t i;

    for (i = 0; i < SIDE * SIDE; i++)
        key = key * 9 + given[i / SIDE][i % SIDE];
    return key;
}

/* All ways to put the pieces of a table into its columns. Pieces are
 * distinguishable, places in a column are not. */
struct listed {
    const struct table *table;
    uint32_t first; /* rows from order[first] on count as one row */
    const uint8_t *order;
    uint8_t room[SIDE];
    uint8_t given[SIDE][SIDE];
    uint64_t key[MATRICES_MAX];
    double ways[MATRICES_MAX];
    uint32_t drawn[MATRICES_MAX];
    uint32_t matrices;
    double all;
};

/* Whether every column in need has a piece of the first rows. */
static int needs_are_met(const struct listed *listed)
{
    const struct table *table = listed->table;
    uint32_t column, i;

    for (column = 0; column < table->columns; column++) {
        uint32_t pieces = 0;

        for (i = 0; i < listed->first; i++)
            if (table->first >> listed->order[i] & 1)
                pieces += listed->given[i][column];
        if ((table->needing >> column & 1) != 0 && pieces == 0)
            return 0;
    }
    return 1;
}

static void list_matrix(struct listed *listed)
{
    uint64_t key = key_of(listed->given);
    uint32_t i;

    if (!needs_are_met(listed))
        return;
    for (i = 0; i < listed->matrices && listed->key[i] != key; i++)
        ;
    if (i == listed->matrices) {
        must(listed->matrices < MATRICES_MAX);
        listed->key[listed->matrices++] = key;
    }
    listed->ways[i]++;
    listed->all++;
}

static void list_pieces(struct listed *listed, uint32_t at, uint32_t dealt)
{
    const struct table *table = listed->table;
    uint32_t i, row, line = at < listed->first ? at : listed->first;

    if (at == table->rows) {
        list_matrix(listed);
        return;
    }
    row = listed->order[at];
    if (dealt == table->row[row]) {
        list_pieces(listed, at + 1, 0);
        return;
    }
    for (i = 0; i < table->columns; i++) {
        if (listed->room[i] == 0 || !(table->allowed[row] >> i & 1))
            continue;
        listed->room[i]--;
        listed->given[line][i]++;
        list_pieces(listed, at, dealt + 1);
        listed->given[line][i]--;
        listed->room[i]++;
    }
}

static void list_all(struct listed *listed, const struct count *count)
{
    memset(listed, 0, sizeof *listed);
    listed->table = count->table;
    listed->first = count->rows;
    listed->order = count->order;
    memcpy(listed->room, count->table->column, sizeof listed->room);
    list_pieces(listed, 0, 0);
}

static double factorial(uint32_t n)
{
    return n < 2 ? 1 : n * factorial(n - 1);
}

static double number_of(const uint32_t *wide, uint32_t words)
{
    double number = 0;

    while (words-- > 0)
        number = number * 4294967296.0 + wide[words];
    return number;
}

/* The number that the library should count: it distinguishes the places of a
 * column, but not the pieces that are dealt together, and leaves out the ways
 * to fill the places that remain for the rows it does not count. */
static double ways_to_expect(const struct listed *listed,
                             const struct count *count)
{
    double ways = listed->all;
    uint32_t i;

    for (i = 0; i < count->table->columns; i++)
        ways *= factorial(count->table->column[i]);
    for (i = 0; i < count->handfuls; i++)
        ways /= factorial(layers[i].deals);
    return ways / factorial(layers[count->handfuls].left);
}

static void draw_matrix(struct listed *listed, const struct count *count,
                        talon_rng *rng)
{
    uint8_t given[ROWS_MAX][COLUMNS_MAX], matrix[SIDE][SIDE] = {{0}};
    uint32_t i, k;
    uint64_t key;

    tln_count_draw(count, rng, given);
    for (i = 0; i <= count->rows; i++)
        for (k = 0; k < count->table->columns; k++)
            matrix[i][k] = given[i][k];
    key = key_of(matrix);
    for (i = 0; listed->key[i] != key; i++)
        must(i < listed->matrices);
    listed->drawn[i]++;
}

/* Totals over a series of tables. */
struct sums {
    uint32_t tables, impossible, matrices, counted;
    double chi, freedom;
};

/* Draws matrices, and adds up (drawn - expected)^2 / expected over all of them;
 * matrices that are expected fewer than ten times count as one. */
static void try_draws(struct listed *listed, const struct count *count,
                      talon_rng *rng, struct sums *sums)
{
    uint32_t i, draws = 40 * listed->matrices;
    double rare = 0, drawn = 0;

    for (i = 0; i < draws; i++)
        draw_matrix(listed, count, rng);
    for (i = 0; i < listed->matrices; i++) {
        double expected = listed->ways[i] / listed->all * draws;
        double off = listed->drawn[i] - expected;

        if (expected < 10) {
            rare += expected;
            drawn += listed->drawn[i];
            continue;
        }
        sums->chi += off * off / expected;
        sums->freedom++;
    }
    if (rare >= 10) {
        sums->chi += (drawn - rare) * (drawn - rare) / rare;
        sums->freedom++;
    }
    sums->freedom--;
}

static void try_table(const struct table *table, talon_rng *rng,
                      struct sums *sums)
{
    static struct listed listed;
    struct count count;
    uint64_t bytes = tln_count_plan(&count, table, layers, &binomials);

    must(bytes <= sizeof ways_memory);
    memset(ways_memory, 0xA5, sizeof ways_memory);
    list_all(&listed, &count);
    sums->tables++;
    sums->counted += count.rows > 1;
    if (listed.all == 0) {
        must(!tln_count_ways(&count, ways_memory));
        sums->impossible++;
        return;
    }
    must(tln_count_ways(&count, ways_memory));
    must(number_of(ways_memory, count.words) ==
         ways_to_expect(&listed, &count));
    sums->matrices += listed.matrices;
    if (listed.matrices > 1)
        try_draws(&listed, &count, rng, sums);
}

static void turn(const struct table *table, struct table *turned)
{
    uint32_t i, k;

    memset(turned, 0, sizeof *turned);
    turned->rows = table->columns;
    turned->columns = table->rows;
    memcpy(turned->row, table->column, table->columns);
    memcpy(turned->column, table->row, table->rows);
    for (i = 0; i < table->rows; i++)
        for (k = 0; k < table->columns; k++)
            turned->allowed[k] |= (table->allowed[i] >> k & 1) << i;
}

/* A random table of SIDE to SIDE + 4 pieces. */
static void random_table(talon_rng *rng, struct table *table)
{
    uint32_t i, k, pieces;

    memset(table, 0, sizeof *table);
    table->rows = 1 + talon_rng_below(rng, SIDE);
    table->columns = 1 + talon_rng_below(rng, SIDE);
    pieces = SIDE + talon_rng_below(rng, 5);
    for (i = 0; i < table->rows; i++) {
        table->row[i] = 1;
        for (k = 0; k < table->columns; k++)
            table->allowed[i] |= (uint32_t)(talon_rng_below(rng, 3) > 0) << k;
    }
    memset(table->column, 1, table->columns);
    for (i = table->rows; i < pieces; i++)
        table->row[talon_rng_below(rng, table->rows)]++;
    for (i = table->columns; i < pieces; i++)
        table->column[talon_rng_below(rng, table->columns)]++;
}

/* Lets some columns need pieces of some rows, but not of all. */
static void random_needs(talon_rng *rng, struct table *table)
{
    uint32_t rows = (1u << table->rows) - 1;

    if (table->rows < 2)
        return;
    table->first = 1 + talon_rng_below(rng, rows - 1);
    table->needing = talon_rng_below(rng, 1u << table->columns);
}

START_TEST(small_tables_are_counted_and_drawn_as_listed)
{
    struct sums sums = {0};
    struct table table, turned;
    uint8_t seed[TALON_SEED_BYTES] = {90};
    talon_rng rng;
    uint32_t i;

    must_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < 1500; i++) {
        random_table(&rng, &table);
        turn(&table, &turned);
        try_table(&table, &rng, &sums);
        try_table(&turned, &rng, &sums);
        random_needs(&rng, &table);
        try_table(&table, &rng, &sums);
    }
    printf("%" PRIu32 " tables, %" PRIu32 " without a way, %" PRIu32
           " of several rows counted, %" PRIu32 " matrices, chi-square %.0f"
           " of %.0f\n",
           sums.tables, sums.impossible, sums.counted, sums.matrices, sums.chi,
           sums.freedom);
    must(sums.counted > 500);
    must(sums.impossible > 100);
    must((sums.chi - sums.freedom) * (sums.chi - sums.freedom) <
         2 * sums.freedom * 16);
}
END_TEST

/* The product n (n - 1) … with `factors` factors, modulo a prime. */
static uint64_t falling(uint64_t n, uint32_t factors, uint64_t prime)
{
    uint64_t product = 1;

    while (factors-- > 0)
        product = product * n-- % prime;
    return product;
}

static uint64_t modulo(const uint32_t *wide, uint32_t words, uint64_t prime)
{
    uint64_t rest = 0;

    while (words-- > 0)
        rest = ((rest << 32) + wide[words]) % prime;
    return rest;
}

/* The number of ways that was counted, if the pieces that are dealt together
 * were told apart, modulo a prime. */
static uint64_t counted(const struct count *count, uint64_t prime)
{
    uint64_t ways = modulo(ways_memory, count->words, prime);
    uint32_t i;

    for (i = 0; i < count->handfuls; i++)
        ways = ways * falling(layers[i].deals, layers[i].deals, prime) % prime;
    return ways;
}

/* Multiplies a polynomial in x, up to x^64, by the sum of C(16, k)^2 k! x^k.
 * The term of x^k counts the ways to put k of sixteen pieces on k of sixteen
 * places. */
static void times_block(uint64_t poly[65], uint64_t prime)
{
    uint64_t block[17], product[65] = {0}, chosen = 1;
    uint32_t i, k;

    for (k = 0; k <= 16; k++) {
        block[k] = chosen * falling(16, k, prime) % prime;
        chosen = chosen * (16 - k) / (k + 1);
    }
    for (i = 0; i <= 64; i++)
        for (k = 0; k <= 16 && k <= i; k++)
            product[i] = (product[i] + poly[i - k] * block[k]) % prime;
    memcpy(poly, product, sizeof product);
}

static const uint64_t primes[] = {2147483647, 2147483629, 1000000007};

/* Four rows of sixteen pieces and four columns of sixteen places. The first row
 * may not use the first column, so its first piece has 48 places, its second
 * 47, and so on; the other rows are alike and are not counted. */
START_TEST(one_restricted_row_has_a_product_of_ways)
{
    struct table table = {
        4, 4, {16, 16, 16, 16}, {16, 16, 16, 16}, {14, 15, 15, 15}, 0, 0};
    struct count count;
    uint32_t i;

    ck_assert_uint_le(tln_count_plan(&count, &table, layers, &binomials),
                      sizeof ways_memory);
    ck_assert(tln_count_ways(&count, ways_memory));
    ck_assert_uint_eq(count.rows, 1);
    for (i = 0; i < COUNT_OF(primes); i++)
        ck_assert_uint_eq(counted(&count, primes[i]),
                          falling(48, 16, primes[i]));
}
END_TEST

/* Each of the four rows is barred from a different column. The number of ways
 * without a piece in a forbidden column is the sum of (-1)^k h(k) (64 - k)!,
 * where h(k) is the number of ways to put k pieces into forbidden columns. It
 * is about 2^290. The library leaves out the 16! ways of the last row. */
START_TEST(large_numbers_are_exact)
{
    struct table table = {
        4, 4, {16, 16, 16, 16}, {16, 16, 16, 16}, {14, 13, 11, 7}, 0, 0};
    struct count count;
    uint32_t i, k;

    ck_assert_uint_le(tln_count_plan(&count, &table, layers, &binomials),
                      sizeof ways_memory);
    ck_assert(tln_count_ways(&count, ways_memory));
    ck_assert_uint_eq(count.rows, 3);
    for (i = 0; i < COUNT_OF(primes); i++) {
        uint64_t prime = primes[i], home[65] = {1}, sum = 0, found;

        for (k = 0; k < 4; k++)
            times_block(home, prime);
        for (k = 0; k <= 64; k++) {
            uint64_t ways = home[k] * falling(64 - k, 64 - k, prime) % prime;

            sum = (sum + (k % 2 == 0 ? ways : prime - ways)) % prime;
        }
        found = counted(&count, prime);
        ck_assert_uint_eq(found * falling(16, 16, prime) % prime, sum);
    }
}
END_TEST

/* FH-25: six seats of ten cards. After n tricks, n + 1 suits have been led (at
 * most four), and any seat may be void in any of these suits. Four cards, in
 * the last column, are not restricted. */
static void random_voids(talon_rng *rng, struct table *table)
{
    uint32_t tricks = 1 + talon_rng_below(rng, 8);
    uint32_t suits = tricks + 1 < 4 ? tricks + 1 : 4;
    uint32_t i, k, cards = 4 + 6 * (10 - tricks);

    memset(table, 0, sizeof *table);
    table->rows = 6; /* four suits and two jokers */
    table->columns = 7;
    for (i = 0; i < 6; i++)
        table->column[i] = (uint8_t)(10 - tricks);
    table->column[6] = 4;
    for (i = 0; i < 6; i++) {
        table->row[i] = 1;
        table->allowed[i] = 0x7F;
    }
    for (i = 6; i < cards; i++)
        table->row[talon_rng_below(rng, 4)]++;
    for (i = 0; i < suits; i++)
        for (k = 0; k < 6; k++)
            table->allowed[i] ^= talon_rng_below(rng, 2) << k;
    table->allowed[5] ^= talon_rng_below(rng, 2);
}

/* Turns a table, so that its columns become rows, and merges those that may
 * take the same pieces. */
static void merge_columns(const struct table *table, struct table *merged)
{
    struct table turned;
    uint32_t i, k;

    turn(table, &turned);
    memset(merged, 0, sizeof *merged);
    for (i = 0; i < turned.rows; i++) {
        for (k = 0; k < merged->rows; k++)
            if (merged->allowed[k] == turned.allowed[i])
                break;
        merged->rows += k == merged->rows;
        merged->row[k] = (uint8_t)(merged->row[k] + turned.row[i]);
        merged->allowed[k] = turned.allowed[i];
    }
    merged->columns = turned.columns;
    memcpy(merged->column, turned.column, sizeof merged->column);
}

START_TEST(tables_of_many_voids_are_small)
{
    struct table table, merged, turned;
    uint8_t seed[TALON_SEED_BYTES] = {91};
    uint64_t bytes, other, most = 0;
    struct count count;
    talon_rng rng;
    uint32_t i;

    must_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < 20000; i++) {
        random_voids(&rng, &table);
        merge_columns(&table, &merged);
        merge_columns(&merged, &turned);
        bytes = tln_count_plan(&count, &merged, layers, &binomials);
        other = tln_count_plan(&count, &turned, layers, &binomials);
        if (other < bytes)
            bytes = other;
        if (bytes > most)
            most = bytes;
    }
    printf("at most %" PRIu64 " bytes\n", most);
    ck_assert_uint_le(most,
                      TALON_SAMPLE_BYTES_MAX - 2 * LAYERS_MAX * sizeof *layers);
}
END_TEST

/* All ways to deal a table in which every piece and every place is distinct,
 * modulo a prime. */
static uint64_t dealings(const struct table *table, uint64_t prime)
{
    struct count count;
    uint32_t left;

    must(tln_count_plan(&count, table, layers, &binomials) <=
         sizeof ways_memory);
    if (!tln_count_ways(&count, ways_memory))
        return 0;
    left = layers[count.handfuls].left;
    return counted(&count, prime) * falling(left, left, prime) % prime;
}

/* A way to deal pieces to places is a way to deal the places to the pieces. The
 * tables have up to seven groups, so handfuls of every size occur. */
START_TEST(turned_tables_have_as_many_ways)
{
    struct table table, merged, turned;
    uint8_t seed[TALON_SEED_BYTES] = {92};
    uint32_t i, possible = 0;
    talon_rng rng;

    must_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < 600; i++) {
        uint64_t prime = primes[i % COUNT_OF(primes)];

        random_voids(&rng, &table);
        merge_columns(&table, &merged);
        merge_columns(&merged, &turned);
        ck_assert_uint_eq(dealings(&merged, prime), dealings(&turned, prime));
        possible += dealings(&table, prime) != 0;
        ck_assert_uint_eq(dealings(&table, prime), dealings(&turned, prime));
    }
    ck_assert_uint_gt(possible, 100);
}
END_TEST

/* Asserts that each row that is counted has given all its pieces, and only to
 * columns that it may go to, and that every column is full. */
static void check_given(const struct count *count,
                        uint8_t given[ROWS_MAX][COLUMNS_MAX])
{
    const struct table *table = count->table;
    uint32_t column[COLUMNS_MAX] = {0}, i, k;

    for (i = 0; i <= count->rows; i++) {
        uint32_t row = count->order[i], pieces = 0;

        for (k = 0; k < table->columns; k++) {
            ck_assert(given[i][k] == 0 || table->allowed[row] >> k & 1);
            pieces += given[i][k];
            column[k] += given[i][k];
        }
        ck_assert(i == count->rows || pieces == table->row[row]);
    }
    for (k = 0; k < table->columns; k++)
        ck_assert_uint_eq(column[k], table->column[k]);
}

/* Sixteen rows of two pieces, and columns with room for two. Row i may go to
 * the last i + 2 columns. The rows before it have left two of these empty, so
 * its pieces have 4 places and 3; those of the last row have 2 and 1. Only the
 * last two columns are alike, so there are fifteen groups. */
START_TEST(as_many_groups_as_there_can_be_are_counted_and_drawn)
{
    struct table table = {16, 16, {0}, {0}, {0}, 0, 0};
    uint8_t seed[TALON_SEED_BYTES] = {93};
    uint8_t given[ROWS_MAX][COLUMNS_MAX];
    struct count count;
    talon_rng rng;
    uint32_t i, k;

    for (i = 0; i < 16; i++) {
        table.row[i] = table.column[i] = 2;
        table.allowed[i] = 0xFFFF & ~(0x3FFFu >> i);
    }
    for (i = 0; i < COUNT_OF(primes); i++) {
        uint64_t ways = 2;

        for (k = 0; k < 15; k++)
            ways = ways * 4 * 3 % primes[i];
        ck_assert_uint_eq(dealings(&table, primes[i]), ways);
    }
    must_ok(talon_rng_seed(&rng, seed, 0));
    tln_count_plan(&count, &table, layers, &binomials);
    must(tln_count_ways(&count, ways_memory));
    ck_assert_uint_eq(layers[0].groups, 15);
    for (i = 0; i < 100; i++) {
        tln_count_draw(&count, &rng, given);
        check_given(&count, given);
    }
}
END_TEST

/* Sixteen columns and 64 rows of which no two are alike: too many states for
 * the scratch memory. The plan must report this before anything is counted. */
START_TEST(tables_too_large_to_count_are_reported)
{
    struct table table = {64, COLUMNS_MAX, {0}, {0}, {0}, 0, 0};
    struct count count;
    uint32_t i;

    for (i = 0; i < 64; i++) {
        table.row[i] = 1;
        table.column[i % COLUMNS_MAX]++;
        table.allowed[i] = (uint32_t)(0x9E37 * (i + 1)) & 0xFFFF;
    }
    ck_assert_uint_gt(tln_count_plan(&count, &table, layers, &binomials),
                      TALON_SAMPLE_BYTES_MAX);
    ck_assert_uint_le(count.words, WIDE_WORDS_MAX);
}
END_TEST

SUITE(count)
TEST(small_tables_are_counted_and_drawn_as_listed)
TEST(one_restricted_row_has_a_product_of_ways)
TEST(large_numbers_are_exact)
TEST(tables_of_many_voids_are_small)
TEST(turned_tables_have_as_many_ways)
TEST(as_many_groups_as_there_can_be_are_counted_and_drawn)
TEST(tables_too_large_to_count_are_reported)
END_SUITE
