# SPDX-License-Identifier: MIT
# Slurm on one machine, for a test: a controller, and one node that runs two
# tasks at a time, as ordinary processes of the user who starts them, with
# everything in one directory. POSIX shell, sourced.

# Writes the configuration.
#   configure_slurm DIRECTORY
configure_slurm() {
    mkdir -p "$1/state" "$1/spool" "$1/munge"
    chmod 755 "$1" "$1/munge"
    dd if=/dev/urandom of="$1/munge/key" bs=1024 count=1 2>/dev/null
    chmod 600 "$1/munge/key"
    cat >"$1/slurm.conf" <<END
ClusterName=talon
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=16817
SlurmdPort=16818
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$1/munge/socket
CredType=cred/munge
StateSaveLocation=$1/state
SlurmdSpoolDir=$1/spool
SlurmctldPidFile=$1/slurmctld.pid
SlurmdPidFile=$1/slurmd.pid
SlurmctldLogFile=$1/slurmctld.log
SlurmdLogFile=$1/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
ReturnToService=2
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=2
PartitionName=main Nodes=ALL Default=YES State=UP
END
}

# Waits up to half a minute for a command to succeed.
#   wait_for COMMAND...
wait_for() {
    for _ in $(seq 60); do
        ! "$@" >/dev/null 2>&1 || return 0
        sleep 0.5
    done
    return 1
}

node_is_idle() {
    sinfo --noheader --format=%T | grep -qx idle
}

# Starts the daemons; SLURM_CONF then says where they are.
#   start_slurm DIRECTORY
start_slurm() {
    configure_slurm "$1"
    SLURM_CONF=$1/slurm.conf
    export SLURM_CONF
    munged --force --key-file="$1/munge/key" --socket="$1/munge/socket" \
        --pid-file="$1/munge/pid" --log-file="$1/munge/log" \
        --seed-file="$1/munge/seed" &&
        slurmctld && slurmd && wait_for node_is_idle
}

# Whether a process has ended, even if nobody has asked how.
#   has_ended PROCESS
has_ended() {
    ! kill -0 "$1" || grep -q '^State:.Z' "/proc/$1/status"
}

# Stops what was started, by the numbers of the processes.
#   stop_slurm DIRECTORY
stop_slurm() {
    for file in "$1/slurmd.pid" "$1/slurmctld.pid" "$1/munge/pid"; do
        [ -s "$file" ] || continue
        process=$(cat "$file")
        kill "$process" && wait_for has_ended "$process" || :
    done
}
