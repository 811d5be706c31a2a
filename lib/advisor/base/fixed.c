/* SPDX-License-Identifier: MIT */
#include "advisor/base/fixed.h"

static int32_t within(int32_t value, int32_t low, int32_t high)
{
    return value < low ? low : value > high ? high : value;
}

int32_t tln_fixed_exp(int32_t x)
{
    /* exp(-i / 8) for i = 0 … 56. */
    static const int16_t table[] = {
        1024, 904, 797, 704, 621, 548, 484, 427, 377, 332, 293, 259,
        228,  202, 178, 157, 139, 122, 108, 95,  84,  74,  65,  58,
        51,   45,  40,  35,  31,  27,  24,  21,  19,  17,  15,  13,
        11,   10,  9,   8,   7,   6,   5,   5,   4,   4,   3,   3,
        3,    2,   2,   2,   2,   1,   1,   1,   1};
    int32_t step = -x / 32;

    return step < (int32_t)(sizeof table / sizeof table[0]) ? table[step] : 0;
}

int32_t tln_fixed_log(int32_t x)
{
    /* ln(i / 16) for i = 16 … 96. */
    static const int16_t table[] = {
        0,   16,  30,  44,  57,  70,  82,  93,  104, 114, 124, 134, 143, 152,
        161, 169, 177, 185, 193, 200, 208, 215, 221, 228, 235, 241, 247, 253,
        259, 265, 270, 276, 281, 287, 292, 297, 302, 307, 311, 316, 321, 325,
        330, 334, 338, 343, 347, 351, 355, 359, 363, 367, 370, 374, 378, 381,
        385, 389, 392, 395, 399, 402, 406, 409, 412, 415, 418, 421, 425, 428,
        431, 433, 436, 439, 442, 445, 448, 451, 453, 456, 459};

    return table[within(x, 16, 96) - 16];
}

int32_t tln_fixed_minus_log(uint32_t random)
{
    /* -ln((i + 1/2) / 64) for i = 0 … 63. */
    static const int16_t table[] = {
        1242, 961, 830, 744, 680, 628, 585, 549, 517, 488, 463, 439, 418,
        398,  380, 363, 347, 332, 318, 304, 291, 279, 268, 256, 246, 236,
        226,  216, 207, 198, 190, 181, 173, 166, 158, 151, 144, 137, 130,
        124,  117, 111, 105, 99,  93,  87,  82,  76,  71,  66,  61,  56,
        51,   46,  41,  36,  32,  27,  23,  19,  14,  10,  6,   2};

    return table[random >> 26];
}

int32_t tln_fixed_log_sigmoid(int32_t x)
{
    /* ln(1 / (1 + exp(-i / 4))) for i = -32 … 32. */
    static const int16_t table[] = {
        -2048, -1984, -1920, -1856, -1792, -1728, -1664, -1600, -1537, -1473,
        -1409, -1345, -1282, -1218, -1155, -1092, -1029, -966,  -904,  -842,
        -780,  -720,  -660,  -602,  -544,  -489,  -436,  -384,  -336,  -291,
        -249,  -211,  -177,  -147,  -121,  -99,   -80,   -64,   -52,   -41,
        -32,   -26,   -20,   -16,   -12,   -10,   -8,    -6,    -5,    -4,
        -3,    -2,    -2,    -1,    -1,    -1,    -1,    0,     0,     0,
        0,     0,     0,     0,     0};
    int32_t step = (x + 512) / 16, part = (x + 512) % 16;

    if (x < -512)
        return 4 * x;
    if (x >= 512)
        return 0;
    return table[step] + (table[step + 1] - table[step]) * part / 16;
}

int32_t tln_fixed_normal(int32_t x)
{
    /* The share below i / 8 for i = -26 … 26. */
    static const int16_t table[] = {
        1,    1,    1,    2,    3,    4,    6,    9,    13,  17,   23,
        31,   41,   53,   68,   87,   108,  133,  162,  195, 232,  272,
        316,  362,  411,  461,  512,  563,  613,  662,  708, 752,  792,
        829,  862,  891,  916,  937,  956,  971,  983,  993, 1001, 1007,
        1011, 1015, 1018, 1020, 1021, 1022, 1023, 1023, 1024};
    int32_t step = (x + 208) / 8, part = (x + 208) % 8;

    if (x < -208)
        return 0;
    if (x >= 208)
        return 1024;
    return table[step] + (table[step + 1] - table[step]) * part / 8;
}

uint64_t tln_fixed_root(uint64_t square)
{
    uint64_t low = 0, high = (uint64_t)1 << 31;

    while (low < high) {
        uint64_t mid = (low + high + 1) / 2;

        if (mid * mid <= square)
            low = mid;
        else
            high = mid - 1;
    }
    return low;
}
