import { useId } from 'react';
import { repairLookups } from '@/api/repairs/repairLookups';
import { hasDefects } from '@/domain/repairs/repairTree';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { mutedClass } from '@/ui/layout/Section';
import { repairsTexts } from '../repairsTexts';
import styles from './Defect.module.css';
import { useDefectNotes } from './useDefectNotes';
import type { DefectForm } from './useDefectForm';

const texts = repairsTexts.defect;
const { repairAnswers, repairDefects } = repairLookups.endpoints;
const waiting = <Skeleton lines={1} />;

interface PathProps {
  form: DefectForm;
}

/** Finds a defect step by step: three answers, and then the defect. */
export function DefectPath({ form }: PathProps) {
  const id = useId();
  return (
    <div className={styles.path} role="group" aria-labelledby={id}>
      <p id={id} className={mutedClass}>
        {texts.path}
      </p>
      <AnswerLevel form={form} depth={0} />
    </div>
  );
}

/** Offers the answers below the previous choices. Once an answer is chosen, the next level is shown below it. */
function AnswerLevel({ form, depth }: PathProps & { depth: number }) {
  const { path } = form.fields;
  const parentId = path[depth - 1] ?? null;
  const answer = repairAnswers.useQuery(parentId);
  return (
    <QueryView answer={answer} failed={texts.answersFailed} waiting={waiting}>
      {(answers) => {
        const chosen = answers.find(({ id }) => id === path[depth]);
        if (answers.length === 0) return <p className={mutedClass}>{texts.nothingBelow}</p>;
        return (
          <>
            <RadioGroup
              label={texts.levels.at(depth) ?? texts.furtherLevel}
              orientation="horizontal"
              options={answers.map(({ id, name }) => ({ value: id, label: name ?? repairsTexts.nameless }))}
              value={chosen?.id ?? null}
              onChange={(id) => form.choose([...path.slice(0, depth), id], null)}
              error={depth === 0 && path.length === 0 ? form.errors['defect'] : null}
            />
            {chosen && !hasDefects(chosen) && <AnswerLevel key={chosen.id} form={form} depth={depth + 1} />}
            {chosen && hasDefects(chosen) && <DefectLevel form={form} answerId={chosen.id} />}
          </>
        );
      }}
    </QueryView>
  );
}

function DefectLevel({ form, answerId }: PathProps & { answerId: string }) {
  const noteOf = useDefectNotes();
  const { path, defectId } = form.fields;
  return (
    <QueryView answer={repairDefects.useQuery(undefined)} failed={texts.answersFailed} waiting={waiting}>
      {(all) => {
        const defects = all.filter((defect) => defect.answerId === answerId);
        if (defects.length === 0) return <p className={mutedClass}>{texts.noDefects}</p>;
        return (
          <RadioGroup
            label={texts.defect}
            options={defects.map(({ id, name }) => ({
              value: id,
              label: name ?? repairsTexts.nameless,
              description: noteOf(id) ?? undefined,
            }))}
            value={defectId}
            onChange={(id) => form.choose(path, id)}
            error={form.errors['defect'] ?? form.errors['defectId']}
          />
        );
      }}
    </QueryView>
  );
}
