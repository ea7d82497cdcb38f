import { skipToken } from '@reduxjs/toolkit/query/react';
import { faqEditingQueries } from '@/api/knowledge/faqEditing';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { targetGroupName } from '@/shared/answers';
import { toggled } from '@/lib/values';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { PlusIcon, TrashIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { RichTextField } from '@/ui/richtext/RichTextField';
import styles from './Editing.module.css';
import { editingTexts } from './editingTexts';
import type { FaqFields } from './faqFields';
import type { FaqForm } from './useFaqForm';

const texts = editingTexts.form;

/** Returns the target groups with their names; groups of the question outside the list are read by their ids. */
export function useGroups({ targetGroups, targetGroupAnswers }: FaqFields) {
  const answer = knowledgeQueries.endpoints.targetGroups.useQuery(undefined);
  const known = answer.currentData ?? [];
  const used = [...targetGroups, ...targetGroupAnswers.map(({ targetGroupId }) => targetGroupId)];
  const others = [...new Set(used)].filter(
    (id) => answer.currentData && !known.some((group) => group.id === id),
  );
  const found = faqEditingQueries.endpoints.targetGroupsByIds.useQuery(
    others.length > 0 ? others : skipToken,
  );
  const all = [...known, ...(found.currentData ?? [])];
  const groups = [...known.map(({ id }) => id), ...others].map((id) => ({
    id,
    name: targetGroupName(all.find((group) => group.id === id)),
  }));
  return { answer, groups };
}

/** The target groups of a question, and the answers that these groups get instead of the general answer. */
export function TargetGroupFields({ form: { fields, change } }: { form: FaqForm }) {
  const { answer, groups } = useGroups(fields);
  const answers = fields.targetGroupAnswers;
  const answerOf = (id: string) => answers.find(({ targetGroupId }) => targetGroupId === id);
  const without = (id: string) => answers.filter(({ targetGroupId }) => targetGroupId !== id);
  return (
    <FieldGroup legend={texts.groups}>
      <p className={mutedClass}>{texts.groupsHint}</p>
      <QueryView answer={answer} failed={texts.groupsFailed}>
        {() =>
          groups.map(({ id, name }) => (
            <div key={id} className={styles.group}>
              <Checkbox
                label={name}
                checked={fields.targetGroups.includes(id)}
                onChange={() => change({ targetGroups: toggled(fields.targetGroups, id) })}
              />
              <GroupAnswer
                name={name}
                value={answerOf(id)?.answer ?? null}
                onChange={(html) =>
                  change({
                    targetGroupAnswers:
                      html === null
                        ? without(id)
                        : answerOf(id)
                          ? answers.map((one) => (one.targetGroupId === id ? { ...one, answer: html } : one))
                          : [...answers, { targetGroupId: id, answer: html }],
                  })
                }
              />
            </div>
          ))
        }
      </QueryView>
    </FieldGroup>
  );
}

interface GroupAnswerProps {
  name: string;
  /** The answer of the group; null when the group has the general answer. */
  value: string | null;
  onChange: (html: string | null) => void;
}

function GroupAnswer({ name, value, onChange }: GroupAnswerProps) {
  if (value === null)
    return (
      <Button
        size="s"
        variant="quiet"
        icon={PlusIcon}
        aria-label={texts.addAnswer(name)}
        onClick={() => onChange('')}
      >
        {texts.ownAnswer(name)}
      </Button>
    );
  return (
    <div className={styles.ownAnswer}>
      <RichTextField label={texts.ownAnswer(name)} value={value} onChange={onChange} />
      <Button size="s" variant="quiet" icon={TrashIcon} onClick={() => onChange(null)}>
        {texts.removeAnswer(name)}
      </Button>
    </div>
  );
}
