import { skipToken } from '@reduxjs/toolkit/query/react';
import { listQueries, type ListRecord } from '@/api/lists/lists';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useStillThere } from '@/core/hooks/useStillThere';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { ReadOnlyFields } from '@/ui/fields/ReadOnlyFields';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { SearchIcon } from '@/ui/icons';
import { Dialog, DialogBody } from '@/ui/overlays/Dialog';
import { FormDialog } from '@/ui/overlays/FormDialog';
import { lookUp } from '@/lib/values';
import { LabelUsages } from './labels/LabelUsages';
import { type ListDefinition, definitionOf } from './definitions';
import { FieldInput } from './FieldInput';
import { wordsOf } from './listFields';
import { listTexts as texts } from './listTexts';
import { useListForm } from './useListForm';

export function ListRecordDialog({ dialog: { list, id }, onClose }: DialogProps<'listRecord'>) {
  const definition = definitionOf(list);
  const answer = listQueries.endpoints.listRecord.useQuery(id === null ? skipToken : { list, id }, {
    refetchOnMountOrArgChange: true,
  });
  const { record, isGone } = useStillThere(id, answer.currentData);
  if (id === null)
    return <RecordForm definition={definition} record={null} isGone={false} onClose={onClose} />;
  if (record) return <RecordForm definition={definition} record={record} isGone={isGone} onClose={onClose} />;
  return (
    <Dialog title={texts.changeTitle(definition.one)} onClose={onClose}>
      <DialogBody>
        <QueryView answer={answer} failed={texts.failed}>
          {() => <EmptyState icon={SearchIcon} title={texts.gone} />}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}

interface RecordFormProps {
  definition: ListDefinition;
  record: ListRecord | null;
  isGone: boolean;
  onClose: () => void;
}

function RecordForm({ definition, record, isGone, onClose }: RecordFormProps) {
  const form = useListForm(definition, record, onClose);
  const { one, fields } = definition;
  const theirs = fields
    .filter(({ name }) => form.conflicts.includes(name))
    .map((field) => ({
      field: field.name,
      label: field.label,
      value: wordsOf(field, lookUp(form.now, field.name) ?? ''),
    }));
  return (
    <FormDialog
      texts={{
        ...fieldTexts.form,
        title: record === null ? texts.add(one) : texts.changeTitle(one),
        save: texts.save,
        uncertainHelp: texts.uncertainHelp,
      }}
      draft={form}
      submission={form.submission}
      isGone={isGone}
      conflict={
        theirs.length > 0 && (
          <ConflictNotice theirs={theirs} onTake={form.takeTheirs} onKeep={form.keepMine}>
            {texts.changedMeanwhile}
          </ConflictNotice>
        )
      }
      whyNot={record !== null && !form.dirty ? fieldTexts.form.nothingChanged : null}
      onSave={form.save}
      onClose={onClose}
    >
      <ReadOnlyFields when={form.busy}>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={lookUp(form.fields, field.name) ?? ''}
            error={lookUp(form.problems, field.name) ?? null}
            onChange={(value) => form.change({ [field.name]: value })}
          />
        ))}
      </ReadOnlyFields>
      {definition.list === 'smartLabels' && record !== null && (
        <LabelUsages labelId={record.id} onLeave={onClose} />
      )}
    </FormDialog>
  );
}
