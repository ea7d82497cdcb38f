import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { flushTyping } from '@/core/drafts/typing';
import { selectMay } from '@/core/session/sessionSlice';
import type { WithSubmissions } from '@/core/submissions/submissionsSlice';
import { type Person, roleIdOf } from '@/domain/people/person';
import { sendByKey } from '@/lib/keys';
import { selectUploads, type WithMedia } from '@/shared/media';
import { type Contact, finishedWith } from '../contact/contact';
import { finishRequested } from '../contact/contactActions';
import { contactDraftKey } from '../contact/contactKeys';
import { selectContact, selectIsFinishing } from '../contact/contacts';
import { contactTexts } from '../contactTexts';
import { contractIdOf, type useContracts } from '../dialogs/useSubject';
import { whyNotFinish } from '../send/moment';

const texts = contactTexts.finish;

const selectIsUploading = (state: WithMedia, contactId: string): boolean =>
  selectUploads(state).some(
    ({ owner, status }) => owner === contactDraftKey(contactId) && status === 'uploading',
  );

/** Registers the contact, or gives the reason why that is impossible. */
export function useFinish(
  contact: Contact,
  person: Person | null | undefined,
  { contracts, isWaiting }: ReturnType<typeof useContracts>,
) {
  const dispatch = useDispatch();
  const store = useStore<WithDrafts>();
  const may = useSelector(selectMay)('caseCreate');
  const isSending = useSelector((state: WithSubmissions) => selectIsFinishing(state, contact));
  const isUploading = useSelector((state: WithMedia) => selectIsUploading(state, contact.id));
  const [isTried, setTried] = useState(false);
  /** The `andGoOn` of a press from before the person had loaded; null without such a press. */
  const wanted = useRef<boolean | null>(null);
  const roleId = person ? roleIdOf(person) : null;
  const whyNotOf = (now: Contact) =>
    whyNotFinish(now, isWaiting ? undefined : person) ?? (isUploading ? texts.uploadsBusy : null);
  const whyNot = whyNotOf(contact);
  const send = (andGoOn: boolean) => {
    setTried(true);
    flushTyping();
    const now = selectContact(store.getState(), contact.id) ?? contact;
    wanted.current = whyNotOf(now) === texts.personUnknown ? andGoOn : null;
    if (!may || isSending || whyNotOf(now) !== null || roleId === null) return;
    const inNameOf = { roleId, contractId: contractIdOf(now, contracts) };
    dispatch(finishRequested({ contactId: now.id, ...inNameOf, andGoOn }));
  };
  const finishAfterAll = useEffectEvent(() => {
    if (wanted.current !== null) send(wanted.current);
  });
  useEffect(() => finishAfterAll(), [person, isWaiting]);
  return {
    may,
    isSending,
    /** A person who is still loading is no reason, because a press then finishes the contact after loading. */
    whyNot: whyNot === texts.personUnknown ? null : whyNot,
    problem: isTried ? whyNot : null,
    finish: () => send(false),
    /** Null if the contact has no mail or chat that can be finished along with it. */
    finishAndGoOn: finishedWith(contact) === null ? null : () => send(true),
  };
}

export type Finish = ReturnType<typeof useFinish>;

/** Ctrl+Enter (⌘+Enter) anywhere in the panel finishes the contact; with Shift also its mail or chat. */
export function useFinishKey(
  panel: RefObject<HTMLElement | null>,
  { finish, finishAndGoOn }: Pick<Finish, 'finish' | 'finishAndGoOn'>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!sendByKey(event, finish) && finishAndGoOn !== null) sendByKey(event, finishAndGoOn, true);
  });
  useLayoutEffect(() => {
    const place = panel.current;
    const listen = (event: KeyboardEvent) => press(event);
    place?.addEventListener('keydown', listen);
    return () => place?.removeEventListener('keydown', listen);
  }, [panel]);
}
