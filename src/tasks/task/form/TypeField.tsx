import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TaskType } from '@/domain/taskType';
import { formatDate, formatTime } from '@/lib/dates/format';
import { Button } from '@/ui/fields/Button';
import { Select } from '@/ui/fields/Select';
import {
  defaultDeadlineRequested,
  formTypesRequested,
  selectDefaultDeadline,
  selectFormTypes,
} from './taskFormSlice';
import { taskFormTexts } from './taskFormTexts';
import { tasksTexts } from '../../tasksTexts';
import styles from './Form.module.css';

const texts = taskFormTexts.edit;

interface TypeFieldProps {
  value: TaskType | null;
  ends: string | null;
  onChange: (type: TaskType) => void;
  onDeadline: (ends: string) => void;
  error?: string;
}

/** The type of a task; another type has another deadline, which is offered and never imposed. */
export function TypeField({ value, ends, onChange, onDeadline, error }: TypeFieldProps) {
  const dispatch = useDispatch();
  const { load, items } = useSelector(selectFormTypes);
  const offer = useSelector(selectDefaultDeadline);
  useEffect(() => {
    if (load === 'idle') dispatch(formTypesRequested());
  }, [load, dispatch]);

  const types = value === null || items.some(({ name }) => name === value.name) ? items : [value, ...items];
  const choose = (name: string | null) => {
    const type = types.find((one) => one.name === name);
    if (!type || type.name === value?.name) return;
    onChange(type);
    dispatch(defaultDeadlineRequested(type));
  };
  const offered = offer.type === value?.name && offer.value !== ends ? offer.value : null;

  return (
    <div className={styles['group']}>
      <Select
        label={texts.type}
        options={types.map(({ name }) => ({ value: name, label: name }))}
        value={value?.name ?? null}
        onChange={choose}
        emptyText={texts.noType}
        {...(error !== undefined && { error })}
      />
      {load === 'failed' && (
        <Button size="s" onClick={() => dispatch(formTypesRequested())}>
          {tasksTexts.retry}
        </Button>
      )}
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
    </div>
  );
}
