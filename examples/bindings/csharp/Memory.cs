// SPDX-License-Identifier: MIT
// The memory of games: a safe handle, allocators, and the guard that says so
// when a game is used after it was disposed of, or by two threads at once.
using System;
using System.Runtime.InteropServices;
using System.Threading;

namespace Talon
{
    /// <summary>Tells IL2CPP that native code calls a method.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        public MonoPInvokeCallbackAttribute(Type type)
        {
        }
    }

    /// <summary>Where new Game(rules, allocator) gets memory. An exception from
    /// Allocate arrives as the inner exception of the refusal; one from Release
    /// is lost.</summary>
    public abstract class Allocator
    {
        /// <summary>The allocator built into the library, if it has one
        /// (Feature.Hosted).</summary>
        public static readonly Allocator BuiltIn = new None();

        /// <summary>Returns memory, 8-aligned, or zero if there is
        /// none.</summary>
        protected abstract IntPtr Allocate(long size);

        protected abstract void Release(IntPtr memory, long size);

        [ThreadStatic]
        internal static Exception Failure;

        private sealed class None : Allocator
        {
            protected override IntPtr Allocate(long size)
            {
                return IntPtr.Zero;
            }

            protected override void Release(IntPtr memory, long size)
            {
            }
        }

        [UnmanagedFunctionPointer(Library.Convention)]
        private delegate IntPtr AllocateCall(IntPtr context, UIntPtr size);

        [UnmanagedFunctionPointer(Library.Convention)]
        private delegate void ReleaseCall(IntPtr context, IntPtr memory,
            UIntPtr size);

        // Kept, so that they are not collected while native code has them.
        private static readonly AllocateCall allocate = OnAllocate;
        private static readonly ReleaseCall release = OnRelease;

        [MonoPInvokeCallback(typeof(AllocateCall))]
        private static IntPtr OnAllocate(IntPtr context, UIntPtr size)
        {
            try
            {
                return Of(context).Allocate((long)size);
            }
            catch (Exception failure)
            {
                Failure = failure;
                return IntPtr.Zero;
            }
        }

        [MonoPInvokeCallback(typeof(ReleaseCall))]
        private static void OnRelease(IntPtr context, IntPtr memory,
            UIntPtr size)
        {
            try
            {
                Of(context).Release(memory, (long)size);
            }
            catch (Exception)
            {
                // It must not pass through native code.
            }
        }

        private static Allocator Of(IntPtr context)
        {
            return (Allocator)GCHandle.FromIntPtr(context).Target;
        }

        internal static RawAllocator Raw(GCHandle self)
        {
            return new RawAllocator
            {
                context = GCHandle.ToIntPtr(self),
                allocate = Marshal.GetFunctionPointerForDelegate(allocate),
                release = Marshal.GetFunctionPointerForDelegate(release),
            };
        }
    }

    /// <summary>The memory of a game.</summary>
    internal sealed unsafe class GameHandle : SafeHandle
    {
        private readonly bool ownMemory;
        private GCHandle allocator; // keeps the allocator of the library's _new

        // Memory of our own, which talon_game_init() makes a game of.
        internal GameHandle(int size) : base(IntPtr.Zero, true)
        {
            ownMemory = true;
            SetHandle(Marshal.AllocHGlobal(size));
        }

        // Memory that talon_game_new() got from an allocator.
        internal GameHandle(Rules rules, Allocator source)
            : base(IntPtr.Zero, true)
        {
            IntPtr game;
            int status;

            if (rules == null)
                throw new ArgumentNullException("rules");
            if (source == null)
                throw new ArgumentNullException("allocator");
            Allocator.Failure = null;
            if (source != Allocator.BuiltIn)
                allocator = GCHandle.Alloc(source);
            fixed (RawRules* raw = &rules.raw)
            {
                RawAllocator functions = Functions();

                status = Native.talon_game_new(
                    allocator.IsAllocated ? &functions : null, raw, &game);
            }
            if (status < 0)
            {
                if (allocator.IsAllocated)
                    allocator.Free();
                throw new TalonException(status, inner: Allocator.Failure);
            }
            SetHandle(game);
        }

        private RawAllocator Functions()
        {
            return allocator.IsAllocated ? Allocator.Raw(allocator) :
                default(RawAllocator);
        }

        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }

        protected override bool ReleaseHandle()
        {
            if (ownMemory)
            {
                Marshal.FreeHGlobal(handle);
                return true;
            }
            RawAllocator functions = Functions();
            Native.talon_game_free(allocator.IsAllocated ? &functions : null,
                handle);
            if (allocator.IsAllocated)
                allocator.Free();
            return true;
        }
    }

    /// <summary>Memory for sampling: one block for each thread.</summary>
    internal sealed class Scratch : SafeHandle
    {
        [ThreadStatic]
        private static Scratch own;
        private readonly int size;

        private Scratch(int size) : base(IntPtr.Zero, true)
        {
            this.size = size;
            SetHandle(Marshal.AllocHGlobal(size));
        }

        internal static Scratch Of(int size)
        {
            if (own == null || own.size < size)
                own = new Scratch(size);
            return own;
        }

        internal IntPtr Memory
        {
            get { return handle; }
        }

        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }

        protected override bool ReleaseHandle()
        {
            Marshal.FreeHGlobal(handle);
            return true;
        }
    }

    /// <summary>The right to use the handle of a game for one call.</summary>
    internal struct Lease : IDisposable
    {
        private readonly Position position;
        private readonly bool writes;

        internal Lease(Position position, bool writes)
        {
            this.position = position;
            this.writes = writes;
        }

        public static implicit operator IntPtr(Lease lease)
        {
            return lease.position.Pointer;
        }

        public void Dispose()
        {
            if (position != null)
                position.EndUse(writes);
        }
    }
}
