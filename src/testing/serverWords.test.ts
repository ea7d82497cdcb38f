import { addressPeopleSlice, selectFoundPerson } from '@/work/caseflows/addressPeopleSlice';
import { withFirstSeen } from '@/desk/chat/state/queue';
import { kindOf } from '@/desk/chat/window/attachmentKind';
import { selectDraft } from '@/core/drafts/draftsSlice';
import { selectSubmission } from '@/core/submissions/submissionsSlice';
import { mediaSlice, selectMediaById, selectMediaLoad } from '@/shared/media/mediaSlice';
import { stageOf } from '@/desk/telephony/state/callStage';
import { createCoreStore } from './coreStore';

/** Names that every object inherits. */
const WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

const NOW = '2026-03-02T09:00:00Z';
const core = createCoreStore().store.getState();
const addressPeople = addressPeopleSlice.getInitialState();
const media = mediaSlice.getInitialState();

const tables: Readonly<
  Record<string, readonly [ask: (word: string) => unknown, unknown: (word: string) => unknown]>
> = {
  'the kind of an attachment': [kindOf, () => 'file'],
  'the stage of a call': [(status) => stageOf({ status: status as never }), () => null],
  'the time since which a conversation waits': [
    (id) => Object.values(withFirstSeen({}, [{ id } as never], NOW)),
    () => [NOW],
  ],
  'a draft': [(key) => selectDraft(core, key), () => null],
  'a submission': [(key) => selectSubmission(core, key), () => null],
  'a person of an address': [(id) => selectFoundPerson({ addressPeople }, id), () => undefined],
  'a file': [(id) => selectMediaById({ media }, id), () => undefined],
  'the load status of a file': [(id) => selectMediaLoad({ media }, id), () => 'idle'],
};

it.each(Object.entries(tables))(
  '%s is unknown when the server sends a name that every object inherits',
  (_, [ask, unknown]) => {
    for (const word of WORDS) expect(ask(word), word).toEqual(unknown(word));
  },
);
