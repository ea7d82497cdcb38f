import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router';
import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { peopleQueries } from '@/api/people/peopleQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import { to } from '@/core/paths';
import type { Colleague } from '@/domain/colleagues/colleague';
import { optionsOf } from '@/kit/form/FormInputs';
import { RecordDialog } from '@/kit/form/RecordDialog';
import { useRecordForm } from '@/kit/form/useForm';
import { colleagueTitles } from '../colleagueTitles';
import { colleagueForm } from './colleagueForm';
import { colleagueFormTexts as texts } from './colleagueFormTexts';

/** Adds or changes a colleague. A new colleague is then shown in the list of colleagues. */
export function ColleagueDialog({ dialog: { colleagueId }, onClose }: DialogProps<'colleague'>) {
  const navigate = useNavigate();
  const answer = peopleQueries.endpoints.colleague.useQuery(colleagueId ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const form = useRecordForm(colleagueForm, colleagueId, answer);
  const { isNew, record, fields } = form;
  const showNew = () =>
    void navigate(to.colleagues(new URLSearchParams({ query: fields.name.trim() }).toString()));
  return (
    <RecordDialog
      title={isNew ? colleagueTitles.add : texts.edit(record?.name ?? '')}
      form={form}
      options={{ functiongroups: useGroupOptions(record) }}
      onSaved={() => isNew && showNew()}
      onClose={onClose}
    />
  );
}

/** More groups than any installation has. */
const ALL = { query: '', page: 0, pageSize: 200 };

/** The function groups to choose from; those of the colleague are listed before all have loaded. */
function useGroupOptions(colleague: Colleague | null) {
  const answer = colleagueQueries.endpoints.foundFunctionGroups.useQuery(ALL);
  const groups = [...(colleague?.functiongroups ?? []), ...(answer.currentData?.items ?? [])];
  const named = groups.map(({ id, title }) => ({ id, name: title }));
  return { options: optionsOf(named, texts.groups.unknown), answer, ...texts.groups };
}
