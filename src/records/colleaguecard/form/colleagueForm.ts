import type { HttpError } from '@/api/http/httpError';
import { addColleague, findColleagues, updateColleague } from '@/api/colleagues/colleagueChanges';
import { getColleague } from '@/api/people/people';
import { peopleQueries } from '@/api/people/peopleQueries';
import { paths, to } from '@/core/paths';
import type { Colleague } from '@/domain/colleagues/colleague';
import { whyNotText } from '@/domain/people/fields/lineField';
import { defineForm } from '@/kit/form/defineForm';
import { choices, email, line, phone } from '@/kit/form/fields';
import { saveRecord } from '@/kit/form/saveRecord';
import { colleagueTitles } from '../colleagueTitles';
import { colleagueFormTexts as texts } from './colleagueFormTexts';

const CONFLICT = 409;

export const colleagueForm = defineForm({
  name: 'colleaguecard/save',
  surface: 'colleague',
  draft: (colleague: Colleague | null) =>
    colleague === null
      ? { title: colleagueTitles.add, href: paths.colleagues }
      : { title: texts.draft(colleague.name), href: to.colleagueCard(colleague.personId ?? colleague.id) },
  fields: {
    name: line({ label: 'Naam', required: texts.nameMissing, whyNot: whyNotText }),
    job: line({ label: 'Functie', whyNot: whyNotText }),
    department: line({ label: 'Afdeling', whyNot: whyNotText, isBeside: true }),
    email: email({ label: 'E-mailadres' }),
    phoneNumber: phone({ label: 'Telefoonnummer' }),
    phoneNumber2: phone({ label: 'Tweede telefoonnummer', isBeside: true }),
    functiongroups: choices({ label: 'Afdelingsgroepen' }),
  },
  read: ({ functiongroups }) => ({ functiongroups: functiongroups.map(({ id }) => id) }),
  change: {
    read: getColleague,
    write: (id, body) => updateColleague({ id, ...body }),
    shown: peopleQueries.endpoints.colleague,
  },
  add: {
    post: addColleague,
    async readSame({ name, email: address }) {
      const found = await findColleagues(name ?? '');
      return found.filter((one) => one.name === name && one.email === address).map(({ id }) => id);
    },
    texts: texts.add,
  },
  stale: ['colleagues'],
  /** The server's only conflict is about the e-mail address. */
  refused: (error: HttpError) =>
    error.status === CONFLICT ? { text: texts.emailTaken, reason: '', fields: ['email'] } : null,
  texts,
});

export const colleagueSaga = saveRecord(colleagueForm);
