/* SPDX-License-Identifier: MIT */
/* LuaJIT with memory that lacks: starved_lua SCRIPT runs a script for which
 * starve(n, lasts) lets the n-th allocation from then on fail, and if `lasts`,
 * all that follow; starved() ends that and returns how many there were. */
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>

static struct {
    lua_Alloc allocate; /* LuaJIT's own */
    void *own;
    long made, number; /* which one fails */
    int lasts, counts;
} memory;

/* A block that shrinks never fails: Lua relies on that. */
static void *allocate(void *context, void *old, size_t had, size_t size)
{
    (void)context;
    if (memory.counts && size > had &&
        (++memory.made == memory.number ||
         (memory.lasts && memory.made > memory.number)))
        return NULL;
    return memory.allocate(memory.own, old, had, size);
}

static int starve(lua_State *lua)
{
    memory.number = (long)luaL_checknumber(lua, 1);
    memory.lasts = lua_toboolean(lua, 2);
    memory.made = 0;
    memory.counts = 1;
    return 0;
}

static int starved(lua_State *lua)
{
    memory.counts = 0;
    lua_pushnumber(lua, (lua_Number)memory.made);
    return 1;
}

int main(int argc, char **argv)
{
    lua_State *lua = luaL_newstate();
    int status;

    if (lua == NULL || argc < 2)
        return 2;
    memory.allocate = lua_getallocf(lua, &memory.own);
    lua_setallocf(lua, allocate, memory.own);
    luaL_openlibs(lua);
    lua_register(lua, "starve", starve);
    lua_register(lua, "starved", starved);
    status = luaL_dofile(lua, argv[1]);
    if (status != 0)
        fprintf(stderr, "%s\n", lua_tostring(lua, -1));
    lua_close(lua);
    return status != 0;
}
