/** Why a session ended, where the agent needs to know more than that it did. */
export const SIGNED_OUT_ELSEWHERE = 'SignedOutElsewhere';
export const SOMEONE_ELSE = 'SomeoneElse';
