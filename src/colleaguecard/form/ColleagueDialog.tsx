import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router';
import { peopleQueries } from '@/api/person/peopleQueries';
import { RecordDialog } from '@/card/form/RecordDialog';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useStillThere } from '@/core/hooks/useStillThere';
import { to } from '@/core/paths';
import type { Option } from '@/ui/pickers/PickerParts';
import { colleagueTitles } from '../colleagueTitles';
import { ColleagueFields } from './ColleagueFields';
import { colleagueFormTexts as texts } from './colleagueFormTexts';
import { useColleagueForm } from './useColleagueForm';
import { useGroupOptions } from './useGroupOptions';

/** Adds a colleague, or changes one; a new one is shown in the list of colleagues. */
export function ColleagueDialog({ dialog: { colleagueId }, onClose }: DialogProps<'colleague'>) {
  const navigate = useNavigate();
  const answer = peopleQueries.endpoints.colleague.useQuery(colleagueId ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { record, isGone } = useStillThere(colleagueId, answer.currentData);
  const colleague = record ?? null;
  const { form, submission } = useColleagueForm(colleagueId, colleague);
  const groups = useGroupOptions(colleague);
  const isNew = colleagueId === null;
  const showNew = () =>
    void navigate(to.colleagues(new URLSearchParams({ query: form.fields.name.trim() }).toString()));
  return (
    <RecordDialog
      title={isNew ? colleagueTitles.add : texts.edit(colleague?.name ?? '')}
      form={form}
      submission={submission}
      theirs={(field) => ({ label: texts.fields[field], value: inWords(form.now[field], groups.options) })}
      texts={texts}
      isNew={isNew}
      saveLabel={isNew ? texts.add : texts.save}
      answer={{ ...answer, currentData: record }}
      isGone={isGone}
      onSaved={() => isNew && showNew()}
      onClose={onClose}
    >
      <ColleagueFields form={form} groups={groups} />
    </RecordDialog>
  );
}

const inWords = (value: string | readonly string[], groups: readonly Option[]): string =>
  typeof value === 'string'
    ? value
    : value.map((id) => groups.find((group) => group.value === id)?.label ?? texts.groupUnknown).join(', ');
