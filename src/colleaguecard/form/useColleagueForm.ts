import { useDispatch } from 'react-redux';
import { useRecordForm } from '@/card/form/useRecordForm';
import { paths, to } from '@/core/paths';
import type { Colleague } from '@/domain/colleague/colleague';
import { colleagueTitles } from '../colleagueTitles';
import { colleagueProblems, fieldsOf, isColleagueFields, noColleague } from './colleagueFields';
import { colleagueFormTexts as texts } from './colleagueFormTexts';
import { COLLEAGUE_SURFACE, colleagueKey, colleagueSaveRequested, NEW_COLLEAGUE } from './colleagueSaga';

/** The form of an existing or new colleague; `colleague` is null until it is loaded. */
export function useColleagueForm(colleagueId: string | null, colleague: Colleague | null) {
  const dispatch = useDispatch();
  const id = colleagueId ?? NEW_COLLEAGUE;
  const submission = colleagueKey(id);
  const form = useRecordForm({
    surface: COLLEAGUE_SURFACE,
    id,
    now: colleague === null ? noColleague : fieldsOf(colleague),
    isFields: isColleagueFields,
    label:
      colleague === null
        ? { title: colleagueTitles.add, href: paths.colleagues }
        : { title: texts.draft(colleague.name), href: to.colleagueCard(colleague.personId ?? colleague.id) },
    submission,
    problemsOf: colleagueProblems,
    numbersOf: ({ phoneNumber = '', phoneNumber2 = '' }) => ({ phoneNumber, phoneNumber2 }),
    send: (changes) => dispatch(colleagueSaveRequested({ id, changes })),
  });
  return { form, submission };
}

export type ColleagueForm = ReturnType<typeof useColleagueForm>['form'];
