/** A case for a journey; the steps before the current one were done by its owner. */
export interface NewCase {
  /** The name of the case definition; 'Overlast' by default. */
  type?: string;
  /**
   * `waiting` (the default): the current step is Started. `blocked`, `ready`: the step is picked up, with unfinished
   * tasks (picked up by the owner) or without.
   */
  state?: 'submitted' | 'waiting' | 'blocked' | 'ready' | 'finished' | 'canceled';
  /** The current step, from 0. */
  at?: number;
  /** A user, role or function-group id; without it the case has no owner. */
  ownerId?: string;
  personId?: string;
  title?: string;
  /** An ISO moment. */
  deadline?: string;
}
