import { put, select } from 'typed-redux-saga';
import * as v from 'valibot';
import {
  type Draft,
  draftCleared,
  draftCompared,
  draftKey,
  draftSent,
  selectDraft,
  selectDrafts,
} from '@/core/drafts/draftsSlice';
import { ChannelType } from '@/domain/timeline/channelType';
import { Direction } from '@/domain/contacts/contactMoment';
import { Identity } from '@/shared/people';
import { KeptFile } from '@/shared/media';
import { type Contact, newContact } from './contact';
import { isNotedKey } from './contactKeys';
import { momentDraftKey } from './momentKeys';
import { contactSaved } from './contacts';
import { isAsked, newQuestion } from './question';

/** Notes beside a person's card, as an earlier version of the program kept them. */
const Noted = v.object({
  channel: v.picklist(Object.values(ChannelType)),
  subject: v.nullable(v.object({ id: v.string(), name: v.string() })),
  query: v.string(),
  faqId: v.nullable(v.string()),
  targetGroupId: v.nullable(v.string()),
  followUpQuestionId: v.nullable(v.string()),
  notes: v.string(),
  identity: v.optional(Identity, null),
  scenario: v.optional(v.nullable(v.object({ id: v.string(), title: v.string() })), null),
});
type Noted = v.InferOutput<typeof Noted>;

/** The other fields of the dialog that registered the notes. */
const Filled = v.partial(
  v.object({
    direction: v.picklist(Object.values(Direction)),
    notifyClient: v.boolean(),
    contractId: v.nullable(v.string()),
    files: v.array(KeptFile),
  }),
);
type Filled = v.InferOutput<typeof Filled>;

const filledKey = (personId: string) => draftKey('register-contact', personId);
const NAME = /^Contact vastleggen: (.*)$/;

const personIdOf = (key: string) => key.slice(key.indexOf('/') + 1);

/** Returns a contact with these notes; it is parked, since nobody is known to be on the phone. */
function contactOf(personId: string, { savedAt, label }: Draft, noted: Noted, filled: Filled): Contact {
  const { contractId, direction = Direction.Inbound, notifyClient = false, files = [] } = filled;
  const name = NAME.exec(label?.title ?? '')?.[1] ?? '';
  const begun = newContact({ person: { id: personId, name, details: '' } }, savedAt);
  const { channel, notes, identity, scenario, faqId, ...question } = noted;
  const faq = faqId === null ? null : { id: faqId, question: '', isPublic: null };
  return {
    ...begun,
    ...(contractId !== undefined && {
      contract: contractId === null ? null : { id: contractId, address: '' },
    }),
    ...{ isParked: true, channel, direction, notes, identity, scenario, notifyClient, files },
    questions: [{ ...newQuestion(), ...question, faq }],
  };
}

/** Turns drafts from before contacts replaced the notes beside a card into contacts. */
export function* takeOverNotes() {
  for (const [key, draft] of Object.entries(yield* select(selectDrafts))) {
    if (!isNotedKey(key, draft.value)) continue;
    const noted = v.safeParse(Noted, draft.value);
    if (noted.success) {
      const personId = personIdOf(key);
      const filled = v.safeParse(Filled, (yield* select(selectDraft, filledKey(personId)))?.value);
      const contact = contactOf(personId, draft, noted.output, filled.success ? filled.output : {});
      yield* put(contactSaved(contact));
      if (draft.sent !== null) {
        const asked = contact.questions.find(isAsked);
        const moment = momentDraftKey(contact.id, asked?.id ?? null);
        yield* put(draftSent(moment, draft.sent.body));
        if (draft.sent.known !== null) yield* put(draftCompared({ key: moment, known: draft.sent.known }));
      }
      yield* put(draftCleared(filledKey(personId)));
    }
    yield* put(draftCleared(key));
  }
}
