/** A case for a journey; the steps before the current one were done by its owner. */
export interface NewCase {
  /** The name of its definition; 'Overlast' by default. */
  type?: string;
  /**
   * `waiting` by default: the current step is Started; `blocked` and `ready`: it is picked up, with or without
   * unfinished tasks, which are picked up by the owner.
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
