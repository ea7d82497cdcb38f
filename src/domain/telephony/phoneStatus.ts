/** 001 §3. */
export const PhoneStatus = { Unavailable: 1, Available: 2, Offline: 3, Busy: 4, ACW: 5 } as const;
export type PhoneStatus = (typeof PhoneStatus)[keyof typeof PhoneStatus];

/** The agent's status in the queue; independent of the phone. */
export const QueueStatus = { Unavailable: 1, Available: 2 } as const;
export type QueueStatus = (typeof QueueStatus)[keyof typeof QueueStatus];

/** The status of a call. The last three are brief, while the exchange is working. */
export const CallStatus = {
  Dialing: 1,
  Established: 2,
  Ringing: 3,
  LineClosed: 5,
  OnHold: 6,
  TryHold: 103,
  TryPickUp: 104,
  TryResume: 106,
} as const;
export type CallStatus = (typeof CallStatus)[keyof typeof CallStatus];
