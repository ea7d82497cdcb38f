export type Level = 'normal' | 'aboveAverage' | 'long';

/** A level begins above these numbers of waiting visitors, or of seconds (002 §9.1, AMB-172). */
const QUEUE = { aboveAverage: 3, long: 6 };
const WAIT_SECONDS = { aboveAverage: 30, long: 60 };

const levelOf = (value: number, { aboveAverage, long }: typeof QUEUE): Level => {
  if (value > long) return 'long';
  return value > aboveAverage ? 'aboveAverage' : 'normal';
};

/** Returns the level of a queue of this length (CHAT-56). */
export const queueLevel = (waiting: number): Level => levelOf(waiting, QUEUE);

/** Returns the level of a waiting time (CHAT-57). */
export const waitLevel = (seconds: number): Level => levelOf(seconds, WAIT_SECONDS);
