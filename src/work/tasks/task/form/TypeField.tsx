import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { taskQueries } from '@/api/tasks/taskQueries';
import type { TaskType } from '@/domain/tasks/taskType';
import { formatDate, formatTime } from '@/lib/dates/format';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { Button } from '@/ui/buttons/Button';
import { FieldStack } from '@/ui/fields/FieldLayout';
import { Select } from '@/ui/pickers/Select';
import { taskFormTexts } from './taskFormTexts';
import styles from './Form.module.css';

const { defaultDeadline, taskTypesExceptCaseFlow } = taskQueries.endpoints;
const texts = taskFormTexts.edit;

interface TypeFieldProps {
  value: TaskType | null;
  ends: string | null;
  onChange: (type: TaskType) => void;
  onDeadline: (ends: string) => void;
  error?: string;
}

/** The type of a task. The default deadline of a newly chosen type is offered, never imposed. */
export function TypeField({ value, ends, onChange, onDeadline, error }: TypeFieldProps) {
  const [chosen, setChosen] = useState<TaskType | null>(null);
  const offered = useOfferedDeadline(chosen?.name === value?.name ? chosen : null, ends);
  const answer = taskTypesExceptCaseFlow.useQuery(undefined);
  const items = answer.currentData ?? [];
  const types = value === null || items.some(({ name }) => name === value.name) ? items : [value, ...items];
  const choose = (name: string | null) => {
    const type = types.find((one) => one.name === name);
    if (!type || type.name === value?.name) return;
    onChange(type);
    setChosen(type);
  };

  return (
    <FieldStack>
      <Select
        label={texts.type}
        options={types.map(({ name }) => ({ value: name, label: name }))}
        value={value?.name ?? null}
        onChange={choose}
        answer={answer}
        emptyText={texts.noType}
        {...(error !== undefined && { error })}
      />
      <RetryButton answer={answer} />
      <p className={styles['hint']} role="status">
        {offered !== null && (
          <>
            {texts.typeDescription(`${formatDate(offered)} ${formatTime(offered)}`)}
            <Button size="s" variant="quiet" onClick={() => onDeadline(offered)}>
              {texts.useDefaultDeadline}
            </Button>
          </>
        )}
      </p>
    </FieldStack>
  );
}

/** Returns the default deadline of the type chosen here; null while unknown, or if the task already has it. */
function useOfferedDeadline(chosen: TaskType | null, ends: string | null): string | null {
  const { currentData: deadline = null } = defaultDeadline.useQuery(
    chosen === null ? skipToken : { name: chosen.name, category: chosen.category },
  );
  return deadline === ends ? null : deadline;
}
