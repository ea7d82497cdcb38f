import { pushCaseFlow, pushTask, type UserKey, userIds, world } from '@mocks/backend/testServer';
import {
  aCaseFlow,
  aMail,
  aMedia,
  anAccount,
  anAssignee,
  aPerson,
  aPickedUpStep,
  aRegistration,
  aStep,
  aStepTask,
  aTask,
  db,
  referenceTo,
} from '@mocks/db';
import { availability } from '@mocks/selfservice/availability';
import { queries } from '@/api/http/queries';
import { newContact, withPerson } from '@/desk/contacts/contact/contact';
import { contactSaved } from '@/desk/contacts/contact/contacts';
import type { Dialog } from '@/core/dialogs/dialog';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { MediaModel } from '@/domain/media/media';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import type { renderApp } from '../renderApp';
import { happened, MARIA, TIMELINE_PATH } from '../timeline';

export type App = ReturnType<typeof renderApp>;
export type Changes<Builder extends () => unknown> = Partial<ReturnType<Builder>>;

export interface Below {
  path: string;
  user: UserKey;
  /** A text that is on the screen once the subject of the dialog has loaded. */
  shows: string | RegExp;
  /** Prepares the screen before the dialog opens. */
  before?: (app: App) => void;
  dialog: Dialog;
  change: (app: App) => void;
  says: RegExp;
  /** The button that submits. */
  button: string | RegExp;
  /**
   * `asks`: the dialog submits once the user has seen the change. `over`: the dialog cannot be submitted any more.
   * `reads`: the dialog reads before it writes, and so finds the change.
   */
  ends: 'asks' | 'over' | 'reads';
}

const LATER = '2999-01-01T00:00:00.000Z';
export const MAIL = 'fb000000-0000-4000-8000-000000000001';
const CARD = `/klantenkaart/${MARIA}/contracten`;
const readAgain = ({ store }: App, ...tags: Parameters<typeof queries.util.invalidateTags>[0][]) => {
  for (const tag of tags) store.dispatch(queries.util.invalidateTags(tag));
};

/** A chat contact with Maria, which a colleague assigns to Jan. */
export function ofContact(
  kind: 'registerTask' | 'callBack' | 'registerFaq' | 'transfer',
  button: string | RegExp,
) {
  return (): Below => {
    const contact = newContact({ person: { id: MARIA, name: 'Maria van Dijk', details: '' } }, Date.now());
    const parked = { ...contact, isParked: true };
    return {
      path: CARD,
      user: 'carla',
      shows: 'Maria van Dijk',
      dialog: { kind, personId: MARIA, contractId: null },
      change: ({ store }) =>
        void store.dispatch(contactSaved(withPerson(parked, { id: 'jan', name: 'Jan Peters', details: '' }))),
      says: /^Het contact is intussen met Jan Peters\. .* gaat over Maria van Dijk\.$/,
      button,
      ends: 'asks',
      before: ({ store }) => void store.dispatch(contactSaved(parked)),
    };
  };
}

export function ofTask(
  dialogOf: (id: string) => Dialog,
  changes: Changes<typeof aTask>,
  rest: Pick<Below, 'says' | 'button' | 'ends'>,
  start: Parameters<typeof aTask>[0] = { status: TaskStatus.PickedUp },
): Below {
  const task = db.tasks.add(aTask({ subject: 'Lekkage', ...start }));
  return {
    path: `/dashboard/taken/overzicht/${task.id}/informatie`,
    user: 'anne',
    shows: 'Lekkage',
    dialog: dialogOf(task.id),
    change: () => pushTask('contentsModified', db.tasks.change(task, { ...changes, lastModified: LATER })),
    ...rest,
  };
}

export const bram = anAssignee({ id: userIds.bram, name: 'Bram Bakker' });
export const ofBram = { completeBy: bram };

export function ofCase(
  dialogOf: (id: string, stepId: string, taskId: string) => Dialog,
  changes: Changes<typeof aCaseFlow>,
  rest: Pick<Below, 'says' | 'button' | 'ends'>,
  { step = aStep(), tab = '/stappen' } = {},
): Below {
  const person = db.people.add(aPerson({ name: 'Fatima Özdemir' }));
  const caseFlow = db.caseFlows.add(
    aCaseFlow({
      title: 'Overlast',
      steps: [step],
      personId: person.id,
      relatedPerson: referenceTo(person),
    }),
  );
  const task = db.tasks.add(aTask({ status: TaskStatus.PickedUp, completeBy: bram }));
  const stepTask = db.stepTasks.add(aStepTask(caseFlow, step, { umbrellaTaskId: task.id, isOptional: true }));
  return {
    path: `/dashboard/zaken/overzicht${tab === '' ? '' : `/${caseFlow.id}${tab}`}`,
    user: 'bram',
    shows: 'Overlast',
    dialog: dialogOf(caseFlow.id, step.id, stepTask.id),
    change: () => pushCaseFlow('updated', db.caseFlows.change(caseFlow, { ...changes, lastModified: LATER })),
    ...rest,
  };
}

export function ofStepTask(changes: Changes<typeof aTask>, says: RegExp): Below {
  const step = aPickedUpStep();
  const caseFlow = db.caseFlows.add(aCaseFlow({ steps: [step] }));
  const taskType = { name: 'Stap', category: TaskTypeCategory.CaseFlow };
  const start = { status: TaskStatus.PickedUp, completeBy: bram, taskType };
  return {
    ...ofTask(
      (taskId) => {
        db.stepTasks.add(aStepTask(caseFlow, step, { umbrellaTaskId: taskId }));
        return { kind: 'taskOutcome', taskId };
      },
      changes,
      { says, button: 'Taak afronden', ends: 'over' },
      start,
    ),
    user: 'bram',
  };
}

export const isOver = { status: CaseFlowStatus.Canceled };
export const overSays = /Deze zaak is geannuleerd/;

export function ofAccount(
  action: 'recover' | 'block' | 'delete',
  changes: Changes<typeof anAccount>,
  rest: Pick<Below, 'says' | 'button' | 'ends'>,
): Below {
  const id = 'p1';
  db.people.add(aPerson({ id, name: 'Fatima Özdemir', roles: {} }));
  db.accounts.add(anAccount({ id: 'a1', personId: id }));
  return {
    path: `/klantenkaart/${id}/gegevens`,
    user: 'carla',
    shows: 'f.elidrissi@voorbeeld.nl',
    dialog: { kind: 'account', action, personId: id, accountId: 'a1' },
    change: (app) => {
      db.accounts.change('a1', changes);
      readAgain(app, [{ type: 'account', id }]);
    },
    ...rest,
  };
}

export function ofMail(dialog: Dialog, changes: Changes<typeof aMail>, says: RegExp, button: string): Below {
  db.mails.add(aMail({ id: MAIL, subject: 'Lekkage', from: 'a@mail.example', status: 'New' }));
  return {
    path: '/mail/fb000000-0000-4000-8000-000000000001',
    user: 'anne',
    shows: 'Lekkage',
    dialog,
    change: (app) => {
      db.mails.change(MAIL, changes);
      readAgain(app, ['mail']);
    },
    says,
    button,
    ends: 'asks',
  };
}

export function ofRegistration(
  changes: Changes<typeof aRegistration>,
  says: RegExp,
  ends: Below['ends'],
): Below {
  db.people.add(aPerson({ id: 'p1', name: 'Fatima Özdemir' }));
  db.registrations.add(aRegistration({ id: 'r', personId: 'p1', registrationNumber: null }));
  return {
    path: '/klantenkaart/p1/registraties',
    user: 'carla',
    shows: 'Nog geen nummer',
    dialog: { kind: 'housingRegistrationDelete', personId: 'p1', registrationId: 'r' },
    change: (app) => {
      db.registrations.change('r', changes);
      readAgain(app, ['housingRegistrations']);
    },
    says,
    button: 'Verwijderen',
    ends,
  };
}

export function ofPerson(changes: Changes<typeof aPerson>, says: RegExp, ends: Below['ends']): Below {
  db.people.add(aPerson({ id: 'p1', name: 'Fatima Özdemir', roles: {}, personIsDeletable: true }));
  return {
    path: '/klantenkaart/p1/gegevens',
    user: 'carla',
    shows: 'Relatie verwijderen',
    dialog: { kind: 'personDelete', personId: 'p1' },
    change: (app) => {
      db.people.change('p1', changes);
      readAgain(app, [{ type: 'person', id: 'p1' }]);
    },
    says,
    button: 'Verwijderen',
    ends,
  };
}
export function ofMediaClear(): Below {
  const media = db.media.add(aMedia());
  const cleared = { type: MediaModel.Cleared, reason: 'Dubbel', clearedOn: LATER };
  return {
    path: '/experimentalarea',
    user: 'carla',
    shows: /./,
    dialog: { kind: 'mediaClear', mediaId: media.id, title: 'foto.png' },
    change: () => void db.media.change(media, cleared),
    says: /^Dit bestand is intussen al verwijderd\.$/,
    button: 'Bestand verwijderen',
    ends: 'reads',
  };
}

export const ofChatOffer = (): Below => ({
  path: '/selfservice',
  user: 'carla',
  shows: /^De chat staat nu/,
  dialog: { kind: 'chatOffer', isOn: false },
  change: (app) => {
    world.isChatOn = false;
    readAgain(app, ['chatConfig']);
  },
  says: /intussen al uitgezet/,
  button: 'Chat uitzetten',
  ends: 'over',
});

export const ofPortalStatus = (): Below => ({
  path: '/selfservice',
  user: 'carla',
  shows: /^Het portaal is nu/,
  dialog: { kind: 'portalStatus', status: 11 },
  change: (app) => {
    availability.write(10);
    readAgain(app, ['portalStatus']);
  },
  says: /intussen op ‘Gepland offline’/,
  button: /^Op ‘/,
  ends: 'asks',
});

export function ofTimelineRemoval(): Below {
  const { found } = happened('Lekkage', 30);
  return {
    path: TIMELINE_PATH,
    user: 'carla',
    shows: 'Lekkage',
    dialog: {
      kind: 'timelineRemoval',
      subject: 'case',
      act: 'delete',
      id: found.id,
      caseId: found.id,
      title: 'Lekkage',
    },
    change: () => void db.cases.change(found, { isDeleted: true }),
    says: /tijdlijn is intussen veranderd/,
    button: 'Verwijderen',
    ends: 'reads',
  };
}
