import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';
import { HeadsetIcon } from '@/ui/icons';
import { contactStarted } from './contact/contactActions';
import { selectHasContacts } from './contact/contactKeys';
import { contactTitles } from './contactTitles';
import { contactDialogs } from './dialogs/contactDialogs';

/* The bar with the contacts, and the open contact beside the page; both load with the first contact. */
const ContactBar = lazyPart(async () => (await import('./bar/ContactBar')).ContactBar);
const OpenContact = lazyPart(async () => (await import('./bar/ContactBar')).OpenContact);

/** Loads the sagas behind the bar, the panel and the dialogs. */
async function work() {
  const [{ contactSaga }, { momentsSaga }, { recordsSaga }] = await Promise.all([
    import('./contact/contactSaga'),
    import('./send/momentsSaga'),
    import('./send/recordsSaga'),
  ]);
  return { sagas: { contact: contactSaga, contactMoments: momentsSaga, contactRecords: recordsSaga } };
}

export const contactsArea = defineArea({
  name: 'contacts',
  work,
  dialogs: contactDialogs,
  bar: { Part: ContactBar, isShown: selectHasContacts },
  beside: { Part: OpenContact, isShown: selectHasContacts },
  actions: [
    {
      title: contactTitles.start,
      words: contactTitles.startWords,
      icon: HeadsetIcon,
      needs: ['caseCreate'],
      does: { dispatch: contactStarted({ person: null }) },
    },
  ],
});
