const defaults = {
  /** Between the two steps of what is asked of the exchange. */
  stepMs: 300,
  /** Until somebody outside answers. */
  answerMs: 300,
  /** How long it rings before a caller goes back to the queue. */
  ringMs: 25_000,
  /** How long an agent who did not answer is left alone by the same caller. */
  restMs: 15_000,
  afterCallWorkMs: 120_000,
};

/** How fast the exchange is. */
export const pace = { ...defaults };

export const resetPace = (): void => void Object.assign(pace, defaults);
