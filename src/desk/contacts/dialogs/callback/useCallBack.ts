import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { taskQueries } from '@/api/tasks/taskQueries';
import type { NewTask } from '@/api/tasks/newTasks';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { useNumberDoubts } from '@/core/hooks/useNumberDoubts';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { Assignee } from '@/domain/colleagues/assignee';
import { attemptsLine } from '@/domain/tasks/callBack';
import type { Person } from '@/domain/people/person';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { formatDate, formatTime } from '@/lib/dates/format';
import { formatPhone, isDiallable, readPhone } from '@/lib/phone';
import { isFilledIn } from '@/lib/text';
import { recordKey } from '../../contact/momentKeys';
import { taskRequested } from '../../send/contactMomentActions';
import { contactWords } from '../contactWords';
import { useContactMeanwhile } from '../useContactMeanwhile';
import { useOwnAssignees } from '../ownAssignees';
import { contactDialogTexts } from '../contactDialogTexts';
import { taskAbout, useSubject } from '../useSubject';

const texts = contactDialogTexts.callBack;
const SURFACE = 'call-back';

const Fields = v.partial(
  v.object({
    number: v.string(),
    from: v.nullable(v.string()),
    until: v.nullable(v.string()),
    note: v.string(),
    completeBy: v.nullable(Assignee),
  }),
);
type Fields = v.InferOutput<typeof Fields>;
const UNTOUCHED: Fields = {};
const isFields = (value: unknown): value is Fields => v.is(Fields, value);

const HOUR_MS = 3_600_000;
/** Without a chosen time, the person is called back within this many hours. */
const USUAL_HOURS = 24;

export const numbersOf = ({ contactDetails }: Person): string[] =>
  contactDetails.phoneNumbers.flatMap(({ number }) => (isDiallable(number) ? [number] : []));

const write = (moment: string): string => `${formatDate(moment)} ${formatTime(moment)}`;

interface Window {
  from: string;
  until: string | null;
  completeBy: Assignee | null;
}

interface Problems {
  number?: string;
  completeBy?: string;
  until?: string;
  type?: string;
}

function problemsOf(number: string | null, { from, until, completeBy }: Window, hasType: boolean): Problems {
  return {
    ...(number === null && { number: texts.numberInvalid }),
    ...(completeBy === null && { completeBy: texts.assigneeRequired }),
    ...(until === null && { until: texts.untilRequired }),
    ...(until !== null && until <= from && { until: texts.untilTooEarly }),
    ...(!hasType && { type: texts.noType }),
  };
}

interface Usual {
  number: string;
  note: string;
  completeBy: Assignee | null;
  /** The moment at which the dialog was opened. */
  now: number;
}

/** Returns the entered values, and the usual value of each field that was not changed. */
const fieldsOf = (changes: Fields, usual: Usual) => ({
  number: changes.number ?? usual.number,
  note: changes.note ?? usual.note,
  from: changes.from ?? new Date(usual.now).toISOString(),
  until:
    changes.until === undefined ? new Date(usual.now + USUAL_HOURS * HOUR_MS).toISOString() : changes.until,
  completeBy: changes.completeBy === undefined ? usual.completeBy : changes.completeBy,
});

/** The description of the task: the note, the number, the time window and the number of attempts. */
const descriptionOf = (note: string, number: string, from: string, until: string): string =>
  [
    note.trim(),
    texts.lines.number(formatPhone(number)),
    texts.lines.window(write(from), write(until)),
    attemptsLine(0),
  ]
    .filter((line) => line !== '')
    .join('\n');

/** Returns the field to focus first: the first one without a known value. */
function firstToFill(number: string, note: string): FirstField {
  if (number === '') return 'number';
  return note === '' ? 'note' : 'assignee';
}
type FirstField = 'number' | 'note' | 'assignee';

export function useCallBack(person: Person, { dialog, onClose }: DialogProps<'callBack'>) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const [tried, setTried] = useState(false);
  const [now] = useState(() => Date.now());
  const draft = useDraft(SURFACE, person.id, UNTOUCHED, {
    isValue: isFields,
    label: { title: `${texts.title}: ${person.name}`, href: to.personCard(person.id) },
  });
  const about = useSubject(person, dialog.contractId);
  const types = taskQueries.endpoints.taskTypesExceptCaseFlow.useQuery(undefined);
  const type = types.currentData?.find(({ category }) => category === TaskTypeCategory.Terugbellen) ?? null;
  const submission = useDialogSubmission(recordKey('callBack', person.id), () => {
    draft.clear();
    onClose();
  });
  const meanwhile = useContactMeanwhile(person, submission);

  const [number = ''] = numbersOf(person);
  const { self, choices, remember } = useOwnAssignees();
  const usual = {
    number: dialog.number ?? number,
    note: [dialog.note ?? '', contactWords(about.contact)].filter(isFilledIn).join('\n'),
    completeBy: dialog.assignee ?? self,
    now,
  };
  const fields = fieldsOf(draft.value, usual);
  const [firstField] = useState(() => firstToFill(fields.number, fields.note));
  const { from, until } = fields;
  const asked = readPhone(fields.number);
  const isTypeKnown = type !== null || types.currentData === undefined;
  const errors = problemsOf(asked, fields, isTypeKnown);

  const isKnown = numbersOf(person).includes(fields.number);
  const doubts = useNumberDoubts(isKnown ? {} : { number: fields.number });

  const save = () => {
    setTried(true);
    if (Object.keys(errors).length > 0 || asked === null || until === null || type === null) return;
    if (!doubts.pass()) return;
    const task: NewTask = {
      ...taskAbout(about),
      subject: texts.subject(person.name),
      description: descriptionOf(fields.note, asked, from, until),
      endDate: until,
      taskType: type,
      completeById: fields.completeBy?.id ?? null,
      fromId: user?.id ?? null,
      caseId: null,
      mediaIds: [],
    };
    remember(fields.completeBy);
    dispatch(taskRequested({ recordId: person.id, personId: person.id, from: 'callBack', task }));
  };

  return {
    ...fields,
    types,
    isWaiting: types.isLoading,
    choices,
    firstField,
    isNumberPreset: draft.value.number === undefined,
    submission,
    meanwhile,
    takeOver: draft.takeOver,
    errors: { ...doubts.errors, ...(tried && errors) },
    set: (change: Fields) => draft.setValue({ ...draft.value, ...change }),
    save,
    restored: draft.restored && draft.dirty,
    discard: draft.dirty ? draft.clear : null,
  };
}
