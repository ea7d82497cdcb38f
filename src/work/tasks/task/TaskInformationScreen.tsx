import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router';
import { draftKey, selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { User } from '@/domain/session/user';
import { ERROR_TASK_PROPERTIES, type Task } from '@/domain/tasks/task';
import { type TaskType, TaskTypeCategory, taskTypeCategoryLabel } from '@/domain/tasks/taskType';
import { isGuid } from '@/lib/guid';
import { lookUp } from '@/lib/values';
import { AssigneeName } from '@/shared/people';
import { Facts } from '@/ui/record/Facts';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { RichText } from '@/ui/text/RichText';
import { mutedClass, Section, sectionsClass } from '@/ui/layout/Section';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Time } from '@/ui/text/Time';
import { whyNotModify } from '../taskPermissions';
import { ownerOf } from '../tasksRules';
import { selectIsRemoved, selectTask } from '../tasksSelectors';
import type { TaskPlaceState } from './TaskHeader';
import { taskSurfaces } from './messages/taskDrafts';
import { PropertyName } from './PropertyName';
import { taskDetailTexts } from './taskDetailTexts';
import { usePropertyLinks } from './usePropertyLinks';

const texts = taskDetailTexts.information;

const Attachments = lazyRegion(
  async () => (await import('./TaskAttachments')).TaskAttachments,
  <Skeleton height={56} />,
);

const EditForm = lazyRegion(async () => (await import('./form/EditForm')).EditForm, <Skeleton lines={6} />);

export function TaskInformationScreen() {
  const { id = '' } = useParams();
  const task = useSelector(selectTask(id));
  const creator = useEditingCreator(task);
  if (!task) return <Skeleton lines={6} />;
  if (creator.editing) {
    return (
      <EditForm task={task} removed={creator.isRemoved} whyNot={creator.whyNot} onLeave={creator.leave} />
    );
  }
  return (
    <div className={sectionsClass}>
      <Section title={texts.description}>
        {task.description.trim() === '' ? (
          <p className={mutedClass}>{texts.noDescription}</p>
        ) : (
          <RichText text={task.description} />
        )}
      </Section>
      <Characteristics task={task} />
      <Properties task={task} />
      <Section title={texts.attachments}>
        <Attachments task={task} />
      </Section>
    </div>
  );
}

/**
 * The creator of a task may edit it here without the permission that the edit screen requires (000 §4.2). An
 * unfinished edit opens the form again.
 */
function useEditingCreator(task: Task | null) {
  const user = useSelector(selectUser);
  const may = useSelector(selectMay);
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const key = draftKey(taskSurfaces.edit, task?.id ?? '');
  const isHalfMade = useSelector((state: WithDrafts) => selectDraft(state, key)) !== null;
  const wanted = (location.state as TaskPlaceState | null)?.edit ?? isHalfMade;
  const isRemoved = useSelector(selectIsRemoved(task?.id ?? ''));
  const whyNot = whyNotEdit(task, user);
  const leave = () => {
    void navigate({ search }, { replace: true, state: { edit: false } });
  };
  return {
    /** An unfinished edit stays visible when it can no longer be saved, so that it can be copied. */
    editing: wanted && user !== null && !may('editTask') && (whyNot === null || isHalfMade),
    isRemoved,
    whyNot,
    leave,
  };
}

const whyNotEdit = (task: Task | null, user: User | null): string | null =>
  task === null || user === null ? null : whyNotModify(task, user);

const moment = (instant: string | null): ReactNode => instant && <Time instant={instant} mode="moment" />;

/** Returns the name of the type, followed by its category if that differs. */
function typeLabel({ name, category }: TaskType): string {
  const label = taskTypeCategoryLabel(category);
  return label === name ? name : `${name} (${label})`;
}

function Characteristics({ task }: { task: Task }) {
  return (
    <Section title={texts.facts}>
      <Facts items={factsOf(task)} />
    </Section>
  );
}

const named = ({ relatedPerson }: Task, assignee: Assignee | null) =>
  assignee?.name && <AssigneeName assignee={assignee} aboutPersonId={relatedPerson?.id} />;

/** Returns only the facts that have a value. */
function factsOf(task: Task): { label: string; value: ReactNode }[] {
  const { taskType } = task;
  const facts: [string, ReactNode][] = [
    [texts.type, taskType && typeLabel(taskType)],
    [texts.created, moment(task.created)],
    [texts.createdBy, named(task, task.createdBy)],
    [texts.owner, named(task, ownerOf(task))],
    [texts.pickedUp, moment(task.pickedUp)],
    [texts.finished, moment(task.finished)],
    [texts.lastModified, moment(task.lastModified)],
    [texts.case, task.caseTitle],
    [texts.unit, task.unitId && <PropertyName task={task} kind="Unit" id={task.unitId} />],
    [texts.complex, task.complexId && <PropertyName task={task} kind="Complex" id={task.complexId} />],
  ];
  return facts.filter(([, value]) => Boolean(value)).map(([label, value]) => ({ label, value }));
}

/** The properties of an error task (000 §3.2) and any others. Ids mean nothing to an agent, except as links. */
function Properties({ task: { properties, taskType } }: { task: Task }) {
  const known: readonly string[] = taskType?.category === TaskTypeCategory.Error ? ERROR_TASK_PROPERTIES : [];
  const isTelling = (value = '') => value !== '' && !isGuid(value);
  const links = usePropertyLinks(properties);
  const names = [...new Set([...known, ...Object.keys(properties)])].filter(
    (name) => isTelling(lookUp(properties, name)) || lookUp(links, name) !== undefined,
  );
  if (names.length === 0) return null;
  return (
    <Section title={texts.properties}>
      <Facts
        items={names.map((name) => ({
          label: lookUp(texts.propertyLabels, name) ?? name,
          value: lookUp(links, name) ?? lookUp(properties, name),
        }))}
      />
    </Section>
  );
}
