/* SPDX-License-Identifier: MIT */
/* A program that must not link, because talon has no such function. */
#include <talon/talon.h>

#ifdef __cplusplus
extern "C"
#endif
    talon_status
    talon_there_is_no_such_function(void);

int main(void)
{
    return talon_version_serves(TALON_VERSION) == 1 &&
           talon_there_is_no_such_function() == TALON_OK;
}
