import type { Colleague } from '../colleague';
import type { Cell } from './cell';
import type { InputSurface } from './input';

/** A fault while a user types or sends: one column of the table. */
export interface InputFault {
  name: string;
  /**
   * All inputs handle the fault with the same code (`http`, `submit`, `draftTabs`), so it strikes only typical inputs.
   */
  isShared?: true;
  /** The fault strikes the call to the back end. */
  ofWrite: boolean;
  /** The fault strikes the record that the text is about, so there must be one. */
  ofRecord?: true;
  /** The fault needs an input whose text can be looked up in the back end. */
  ofLookUp?: true;
  /** The fault needs an input whose record can be made twice. */
  ofRepeatable?: true;
  strike: (cell: Cell, colleague: Colleague) => Promise<void>;
}

/** Fails every call of one submission with this fault. */
export const strikeWrite = (cell: Cell, fault: { status: number } | { drop: 'silent' }) =>
  cell.arm({ method: cell.write.method, path: cell.write.path, times: cell.write.calls, ...fault });

/** True if the fault can happen at this input. */
export const canStrike = (fault: InputFault, { write, repeatable }: InputSurface): boolean =>
  'none' in write
    ? !fault.ofWrite
    : (!fault.ofRecord || write.about !== null) &&
      (!fault.ofLookUp || write.lookUp !== null) &&
      (!fault.ofRepeatable || repeatable === true);

/** Typical inputs of each shape prove the faults that all inputs share. */
export const mustStrike = (fault: InputFault, surface: InputSurface): boolean =>
  canStrike(fault, surface) && (!fault.isShared || surface.isTypical === true);
