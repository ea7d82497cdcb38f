import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDispatch, useSelector } from 'react-redux';
import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { subjectGroupQueries } from '@/api/knowledge/subjectGroups';
import { useDraft } from '@/core/drafts/useDraft';
import { useHere } from '@/core/hooks/useHere';
import { selectMayAny } from '@/core/session/sessionSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import type { FunctionGroup } from '@/domain/colleagues/colleague';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { Button } from '@/ui/buttons/Button';
import { loadOf } from '@/ui/feedback/answer';
import { Banner } from '@/ui/feedback/Banner';
import { FormState } from '@/ui/feedback/FormState';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FormFields } from '@/ui/fields/FormFields';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { mutedClass, Section } from '@/ui/layout/Section';
import { MultiSelect } from '@/ui/pickers/MultiSelect';
import {
  groupsKey,
  GROUPS_SURFACE,
  isGroupsDraft,
  sameGroups,
  subjectGroupsRequested,
} from './subjectGroups';
import styles from './Subjects.module.css';
import { subjectsTexts as texts } from './subjectsTexts';

/** All groups fit on this page, because no installation has more. */
const ALL = { query: '', page: 0, pageSize: 200 };

/** The function groups that are responsible for a subject; administrators can change them. */
export function SubjectGroups({ subjectId }: { subjectId: string }) {
  const mayChange = useSelector(selectMayAny)(...ADMINISTRATOR);
  const answer = subjectGroupQueries.endpoints.groupsOfSubject.useQuery(subjectId);
  return (
    <Section title={texts.groups}>
      <p className={mutedClass}>{texts.groupsHint}</p>
      <QueryView answer={answer} failed={texts.groupsFailed} waiting={<Skeleton lines={2} />}>
        {(groups) => (
          <>
            <Names groups={groups} />
            {mayChange && <Choice subjectId={subjectId} groups={groups} />}
          </>
        )}
      </QueryView>
    </Section>
  );
}

function Names({ groups }: { groups: readonly FunctionGroup[] }) {
  if (groups.length === 0) return <p className={mutedClass}>{texts.noGroups}</p>;
  return (
    <ul className={styles.groups} aria-label={texts.groups}>
      {groups.map(({ id, title }) => (
        <li key={id}>{title || texts.unknownGroup}</li>
      ))}
    </ul>
  );
}

/**
 * The names of the subject's own groups are known before all groups are read. A chosen group that is in neither list is
 * read by its id.
 */
function useGroupOptions(ofSubject: readonly FunctionGroup[], chosen: readonly string[]) {
  const answer = colleagueQueries.endpoints.foundFunctionGroups.useQuery(ALL);
  const names = new Map(
    [...ofSubject, ...(answer.currentData?.items ?? [])].map(({ id, title }) => [id, title]),
  );
  const others = answer.currentData ? chosen.filter((id) => !names.has(id)) : [];
  const named = subjectGroupQueries.endpoints.groupsByIds.useQuery(others.length > 0 ? others : skipToken);
  for (const id of others) names.set(id, named.currentData?.find((group) => group.id === id)?.title ?? '');
  const options = [...names]
    .map(([value, name]) => ({ value, label: name || texts.unknownGroup }))
    .sort((one, other) => one.label.localeCompare(other.label, 'nl'));
  return { options, answer };
}

interface GroupsFieldProps {
  ofSubject: readonly FunctionGroup[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function GroupsField({ ofSubject, chosen, onChange }: GroupsFieldProps) {
  const { options, answer } = useGroupOptions(ofSubject, chosen);
  return (
    <>
      <MultiSelect
        label={texts.anyGroup}
        options={options}
        answer={answer}
        values={chosen}
        onChange={onChange}
      />
      {loadOf(answer) === 'failed' && <FieldProblem text={texts.groupsFailed} answer={answer} />}
    </>
  );
}

interface ChoiceProps {
  subjectId: string;
  /** The stored groups. */
  groups: readonly FunctionGroup[];
}

function Choice({ subjectId, groups }: ChoiceProps) {
  const dispatch = useDispatch();
  const now = groups.map(({ id }) => id);
  const draft = useDraft(
    GROUPS_SURFACE,
    subjectId,
    { original: now, ids: now },
    {
      isValue: isGroupsDraft,
      label: { title: texts.draft, href: useHere() },
    },
  );
  const submission = useSubmission(groupsKey(subjectId));
  const { original, ids } = draft.value;
  const busy = submission?.status === 'sending';
  const isChanged = draft.dirty && !sameGroups(original, ids);
  const isBehind = isChanged && !sameGroups(original, now);
  return (
    <form
      className={styles.form}
      aria-label={texts.groups}
      onSubmit={(event) => {
        event.preventDefault();
        draft.keep();
        dispatch(subjectGroupsRequested({ tagId: subjectId, draft: draft.value }));
      }}
    >
      <FormFields
        busy={busy}
        takeOver={draft.takeOver}
        note={draft.restored && isChanged && fieldTexts.form.restored}
      >
        <FormState
          submission={submission}
          help={texts.uncertainHelp}
          conflict={
            isBehind && (
              <Banner tone="warning" role="alert">
                {texts.changedMeanwhile}
              </Banner>
            )
          }
        />
        <GroupsField
          ofSubject={groups}
          chosen={ids}
          onChange={(chosen) => draft.setValue({ original, ids: chosen })}
        />
      </FormFields>
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabledReason={
            isBehind ? texts.changedMeanwhile : isChanged ? null : fieldTexts.form.nothingChanged
          }
        >
          {fieldTexts.form.save}
        </Button>
        {isChanged && !busy && (
          <Button variant="quiet" onClick={draft.clear}>
            {isBehind ? texts.takeTheirs : fieldTexts.form.discard}
          </Button>
        )}
      </div>
    </form>
  );
}
