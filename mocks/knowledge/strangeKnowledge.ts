import { db } from '../db/db';
import type { FaqRecord } from '../db/records';
import { fixedId } from '../db/fixedIds';
import { aFaq } from './builders';
import { faqIdOf } from './ids';
import { about } from './uncommonFaqs';

/** None of the tags and addresses in this text may reach the page. */
const hostile = [
  '<p>Dit staat er gewoon.</p>',
  '<script>window.geraakt = true</script>',
  '<img src="x" onerror="window.geraakt = true">',
  '<a href="javascript:window.geraakt = true">Klik hier</a>',
  '<a href="data:text/html,x" style="position:fixed;inset:0">Overal</a>',
  '<form action="https://kwaad.example"><input name="wachtwoord"><button>Verstuur</button></form>',
  '<iframe src="https://kwaad.example"></iframe><svg onload="window.geraakt = true"></svg>',
  '<p id="main" class="hidden" style="display:none">Ook dit staat er.</p>',
].join('');

const nothingKnown: Partial<FaqRecord> = {
  question: null,
  answer: null,
  faqType: null,
  mainTag: null,
  tags: null,
  synonyms: null,
  targetGroups: null,
  targetGroupAnswers: null,
  media: null,
  mediaWithVisibility: null,
  applicationIds: null,
  author: null,
  created: null,
  lastModified: null,
  lastModifiedBy: null,
  lastPublished: null,
  viewCount: null,
};

/**
 * Questions in the form that old systems deliver: markup, empty, far too long, without a subject, an unknown status.
 */
const faqs = (): FaqRecord[] => [
  aFaq({ ...about('Buren'), id: faqIdOf(5), question: 'Vraag met <script> & "tekens"', answer: hostile }),
  aFaq({ ...nothingKnown, id: faqIdOf(6) }),
  aFaq({
    ...about('Onderhoud'),
    id: faqIdOf(7),
    question: 'Hoe verloopt het onderhoud?',
    answer: `<p>${'Heel uitgebreid uitgelegd, stap voor stap. '.repeat(60)}</p>`,
  }),
  aFaq({ id: faqIdOf(8), question: 'Vraag zonder onderwerp', tags: [], mainTag: null }),
  aFaq({ ...about('Wonen'), id: faqIdOf(14), question: 'Vraag in een onbekende stand', status: 42 }),
];

/** Adds references to a group and a file that do not exist. */
function seedWhatIsGone(): void {
  const grouped = db.faqs.named(faqIdOf(2));
  const gone = {
    targetGroupId: 'b2000000-0000-4000-8000-0000000000ff',
    answer: '<p>Van een groep die er niet meer is.</p>',
  };
  db.faqs.change(grouped, { targetGroupAnswers: [...(grouped.targetGroupAnswers ?? []), gone] });
  const withMedia = db.faqs.named(faqIdOf(1));
  const file = { id: 'aa000000-0000-4000-8000-0000000000fb', title: 'Oude folder.pdf' };
  db.faqs.change(withMedia, {
    media: [...(withMedia.media ?? []), file],
    mediaWithVisibility: [...(withMedia.mediaWithVisibility ?? []), { mediaId: file.id, isPublic: true }],
  });
}

/** Adds a subject without the children that it claims, and one without a name. */
function seedStrangeSubjects(): void {
  const [extra, nameless] = ['af000000-0000-4000-8000-0000000000f0', 'af000000-0000-4000-8000-0000000000f1'];
  db.subjects.add({ id: extra, name: 'Verhuizen <oud>', parentId: null, hasChildren: true });
  db.subjects.add({ id: nameless, name: null, parentId: null, hasChildren: false });
}

export function seedStrangeKnowledge(): void {
  seedStrangeSubjects();
  for (const faq of faqs()) db.faqs.add(faq);
  seedWhatIsGone();
  db.smartLabels.add({
    id: fixedId('ee', 5),
    name: 'zonderwaarde',
    value: null,
    description: null,
    created: '2025-10-03T11:50:24.598Z',
  });
}
