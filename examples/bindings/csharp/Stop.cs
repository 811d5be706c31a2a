// SPDX-License-Identifier: MIT
// What ends a call that takes long.
using System;
using System.Threading;

namespace Talon
{
    /// <summary>The number that native code looks at during a call, and that a
    /// token sets. It is in an array so that it can be pinned.</summary>
    internal struct Stop : IDisposable
    {
        private static readonly Action<object> set = Set;

        /// <summary>One number; null if nothing can stop the call.</summary>
        internal readonly uint[] Flag;
        private readonly CancellationTokenRegistration registration;

        internal Stop(CancellationToken token)
        {
            Flag = token.CanBeCanceled ? new uint[1] : null;
            registration = Flag == null ?
                default(CancellationTokenRegistration) :
                token.Register(set, Flag);
        }

        private static void Set(object flag)
        {
            Volatile.Write(ref ((uint[])flag)[0], 1u);
        }

        public void Dispose()
        {
            registration.Dispose();
        }
    }
}
