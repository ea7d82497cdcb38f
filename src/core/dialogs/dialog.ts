import type { ComponentType } from 'react';

/** Every dialog of the application with the (serializable) data it needs. */
export type Dialog =
  | { kind: 'taskReason'; action: 'finish' | 'reject' | 'delete'; taskId: string }
  | { kind: 'taskOutcome'; taskId: string }
  | { kind: 'taskBulkReason'; action: 'finish'; taskIds: string[] }
  | { kind: 'taskBulkReassign'; taskIds: string[] }
  | { kind: 'taskSaveView' }
  | { kind: 'caseFlowCancel'; caseFlowId: string }
  | { kind: 'caseFlowOwner'; caseFlowIds: string[] }
  | { kind: 'caseFlowSaveView' }
  | { kind: 'stepPickUp'; caseFlowId: string; stepId: string }
  | { kind: 'stepFinish'; caseFlowId: string; stepId: string }
  | { kind: 'stepTaskFinish'; caseFlowId: string; stepId: string; stepTaskId: string }
  | { kind: 'scenarioChannel'; caseFlowId: string; stepId: string; scenarioId: string }
  | { kind: 'publicMessagePreview'; caseFlowId: string; message: string; mediaId: string | null }
  | { kind: 'mediaClear'; mediaId: string; title: string }
  | { kind: 'mediaDeleted'; mediaId: string }
  | { kind: 'mediaView'; mediaId: string }
  | { kind: 'shortcuts' }
  | { kind: 'confirm'; title: string; text: string; confirmLabel: string; danger?: boolean };

export type DialogKind = Dialog['kind'];

/** What a dialog answers with; true where it only says yes. A cancelled dialog always answers null. */
export interface DialogAnswers {
  taskReason: string;
  taskOutcome: { outcomeId: string | null };
  taskBulkReason: string;
  taskBulkReassign: { assigneeId: string };
  taskSaveView: string;
  caseFlowCancel: { cancelationStatusId: string; reason: string };
  caseFlowOwner: { ownerId: string };
  caseFlowSaveView: string;
  stepPickUp: true;
  stepFinish: true;
  stepTaskFinish: { outcomeId: string | null };
  scenarioChannel: string;
  publicMessagePreview: true;
  mediaClear: string;
  mediaDeleted: true;
  mediaView: true;
  shortcuts: true;
  confirm: true;
}

export type DialogOf<K extends DialogKind> = Extract<Dialog, { kind: K }>;

export interface DialogProps<K extends DialogKind> {
  /** The id of this opening, for `dialogClosed`. */
  id: string;
  dialog: DialogOf<K>;
  /** Answers and closes; null is 'cancelled'. */
  onAnswer: (answer: DialogAnswers[K] | null) => void;
}

export type DialogComponents = { [K in DialogKind]: ComponentType<DialogProps<K>> };
