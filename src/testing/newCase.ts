/** A case for a journey; the steps before the current one were done by its owner. */
export interface NewCase {
  /** The name of the case definition; 'Overlast' by default. */
  type?: string;
  /**
   * `waiting` (the default): the current step is Started. `blocked`: the step is picked up and has unfinished tasks,
   * which the owner of the case has picked up. `ready`: the step is picked up and has no unfinished tasks.
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
