/* Loads all dialogs as one file. */
export { DefectDialog } from './defect/DefectDialog';
export { ImpossibleDialog } from './finish/ImpossibleDialog';
export { DiscardDialog } from './request/DiscardDialog';
export { ItemRemoveDialog } from './request/ItemRemoveDialog';
