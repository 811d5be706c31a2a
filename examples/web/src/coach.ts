// SPDX-License-Identifier: MIT
// The worker that gives hints. It knows what the person knows, and may think as
// long as it likes: the page ends it if the hint is no longer wanted.
import { Random, View, advisor, load } from "libtalon";
import { ME } from "./session.js";
import type { FromCoach, ToCoach } from "./protocol.js";

async function answer({ module, turn, view }: ToCoach): Promise<void> {
    await load(module);
    const told: FromCoach = {
        turn,
        advice: [...new advisor.Player("club-1").advise(
            View.load(view), ME, new Random(String(turn)))],
    };
    postMessage(told);
}

onmessage = ({ data }: MessageEvent<ToCoach>) => void answer(data);
