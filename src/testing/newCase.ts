/** A case that a journey is about; its steps before the current one are done by its owner. */
export interface NewCase {
  /** The name of its definition; 'Overlast' unless said otherwise. */
  type?: string;
  /**
   * `waiting` unless said otherwise: the current step is Started; `blocked` and `ready`: it is picked up, with or without
   * unfinished tasks, which lie picked up with the owner.
   */
  state?: 'submitted' | 'waiting' | 'blocked' | 'ready' | 'finished' | 'canceled';
  /** The current step, from 0. */
  at?: number;
  /** A user, role or function-group id; nobody's without it. */
  ownerId?: string;
  personId?: string;
  title?: string;
  /** An ISO moment. */
  deadline?: string;
}
