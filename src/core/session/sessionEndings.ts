/** Why a session ended, where the agent needs to know more than that it did. */
export const SIGNED_OUT_ELSEWHERE = 'SignedOutElsewhere';
export const SOMEONE_ELSE = 'SomeoneElse';

/** It was meant to end here: only the server, never another tab, says that it goes on. */
export const isMeantEnding = (reason: string | null): boolean =>
  reason === SIGNED_OUT_ELSEWHERE || reason === SOMEONE_ELSE;
