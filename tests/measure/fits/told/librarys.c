/* SPDX-License-Identifier: MIT */
/* Compiles the tables of the library under another name. */
#define tln_pt_told tln_pt_librarys
#include "librarys.h"
#include "../../../../lib/advisor/tripoli/pt_told.c"
