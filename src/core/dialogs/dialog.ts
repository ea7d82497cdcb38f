import type { ComponentType } from 'react';

/**
 * The data of each dialog by its kind, which must be serializable. Empty here, because every area declares its own
 * kinds: `declare module '@/core/dialogs/dialog' { interface DialogData { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Areas add their kinds.
export interface DialogData {}

export type DialogKind = keyof DialogData;

export type DialogOf<K extends DialogKind> = { kind: K } & DialogData[K];

/** Any dialog with its data. */
export type Dialog = { [K in DialogKind]: DialogOf<K> }[DialogKind];

/** A dialog dispatches the user's decision itself; the caller only learns that the dialog is closed. */
export interface DialogProps<K extends DialogKind> {
  dialog: DialogOf<K>;
  onClose: () => void;
}

export type DialogComponents<K extends DialogKind = DialogKind> = {
  [Kind in K]: ComponentType<DialogProps<Kind>>;
};
