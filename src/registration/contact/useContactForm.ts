import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import { Direction, directionOf, isAlwaysInbound } from '@/domain/contactMoment';
import type { Person } from '@/domain/person';
import { identityLine } from '@/people';
import { wordsOf } from '../flow/flow';
import { contactRequested } from '../registrationActions';
import type { AboutPerson } from '../registrationDialogs';
import { whyNotRegister } from '../registrationRules';
import { registrationTexts } from '../registrationTexts';
import { KeptFile, useFormUploads } from '../useFormUploads';
import { useSubject } from '../useSubject';

const SURFACE = 'register-contact';
const Directions = v.picklist(Object.values(Direction));

const Fields = v.partial(
  v.object({
    direction: Directions,
    notifyClient: v.boolean(),
    contractId: v.nullable(v.string()),
    files: v.array(KeptFile),
  }),
);
type Fields = v.InferOutput<typeof Fields>;

const UNTOUCHED: Fields = {};
const NO_FILES: readonly KeptFile[] = [];
const isFields = (value: unknown): value is Fields => v.is(Fields, value);

/** A contact moment as it is written down; its words are the notes of the flow. */
export function useContactForm(person: Person, about: AboutPerson & { caseId?: string }) {
  const dispatch = useDispatch();
  const userId = useSelector(selectSignedInId);
  const draft = useDraft(SURFACE, person.id, UNTOUCHED, { isValue: isFields });
  const changes = draft.value;
  const set = (change: Fields) => draft.setValue({ ...changes, ...change });
  const subject = useSubject(person, about.contractId, changes.contractId);
  const { flow, change } = subject;
  const uploads = useFormUploads(draftKey(SURFACE, person.id), changes.files ?? NO_FILES, (files) =>
    set({ files }),
  );
  const key = submissionKey('registerContact', person.id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  useSubmitted(key, draftKey(SURFACE, person.id), () => {
    draft.clear();
    uploads.attached();
  });
  const last = readPersonal(storageKeys.lastDirection, userId, Directions, Direction.Inbound);
  const direction = directionOf(flow.channel, changes.direction ?? last);

  return {
    ...subject,
    direction,
    identityLine: identityLine(flow.identity ?? null),
    fixedDirection: isAlwaysInbound(flow.channel),
    notifyClient: changes.notifyClient ?? false,
    uploads,
    submission,
    set,
    setDescription: (notes: string) => change({ ...flow, notes }),
    setDirection: (chosen: Direction) => {
      writePersonal(storageKeys.lastDirection, userId, chosen);
      set({ direction: chosen });
    },
    whyNot: whyNotRegister(person, flow) ?? (uploads.busy ? registrationTexts.uploadsBusy : null),
    restored: draft.restored && draft.dirty,
    discard: draft.dirty ? draft.clear : null,
    save: () => {
      if (subject.roleId === null) return;
      dispatch(
        contactRequested({
          personId: person.id,
          contact: {
            caseId: about.caseId ?? null,
            ...wordsOf(flow),
            tagId: subject.tagId,
            faqId: subject.faqId,
            targetGroupId: flow.targetGroupId,
            followUpQuestionId: flow.followUpQuestionId,
            contractId: subject.contractId,
            roleId: subject.roleId,
            notifyClient: changes.notifyClient ?? false,
            mailId: null,
            direction,
            mediaIds: uploads.ready,
            isPublic: subject.isPublic,
          },
        }),
      );
    },
  };
}
