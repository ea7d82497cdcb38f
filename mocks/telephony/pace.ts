const defaults = {
  /** The time between the two steps of an action. */
  stepMs: 300,
  /** The time until an outside number answers. */
  answerMs: 300,
  /** The time that a call rings before its caller returns to the queue. */
  ringMs: 25_000,
  /** The time during which an agent who did not answer is not offered the same caller again. */
  restMs: 15_000,
  afterCallWorkMs: 120_000,
};

/** The timing of the exchange. */
export const pace = { ...defaults };

export const resetPace = (): void => void Object.assign(pace, defaults);
