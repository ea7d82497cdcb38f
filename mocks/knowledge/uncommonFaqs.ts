import { db } from '../db/db';
import { clock, DAY } from '../world/clock';
import { aMedia } from '../db/builders';
import { dutchDateAfter } from '../db/calendar';
import type { FaqRecord } from '../db/records';
import { MediaCategory, MediaModel } from '@/domain/media/media';
import { aFaq, type Branch, followUp } from './builders';
import { faqIdOf, PUBLIC_APPLICATION, TARGET_GROUPS } from './ids';

const noticePeriod: Branch = [
  'Opzegtermijn',
  'Is het een sociale huurwoning?',
  [
    ['Ja', '<p>De opzegtermijn is <strong>een maand</strong>.</p>'],
    [
      'Nee',
      'Staat er een termijn in het contract?',
      [
        ['Ja, die staat er', '<p>Dan geldt de termijn uit het contract.</p>'],
        ['Nee', '<p>De opzegtermijn is een maand, in te gaan op iedere dag.</p>'],
      ],
    ],
  ],
];

const FOLLOW_UP_ID = 'fd000000-0000-4000-8000-000000000001';

/** Adds a letter that belongs to an answer. */
function seedMedia() {
  const letter = db.media.add(
    aMedia({
      id: 'aa000000-0000-4000-8000-0000000000fa',
      type: MediaModel.Document,
      title: 'Stappenplan opzeggen.pdf',
      fileName: 'stappenplan-opzeggen.pdf',
      contentType: 'application/pdf',
      mediaCategory: MediaCategory.KnowledgebaseItemMedia,
    }),
  );
  return [{ id: letter.id, title: letter.title }];
}

/** The subject of a question. */
export function about(name: string): Pick<FaqRecord, 'mainTag' | 'tags'> {
  const found = db.subjects.firstWhere((one) => one.name === name);
  const tag = found ? { id: found.id, name } : null;
  return { mainTag: tag, tags: tag ? [tag] : [] };
}

/** Questions that each differ: with a follow-up, for a target group, expired, not published yet, deleted. */
export function uncommonFaqs(): FaqRecord[] {
  const media = seedMedia();
  return [
    aFaq({
      ...about('Huur opzeggen'),
      id: faqIdOf(1),
      question: 'Hoe zeg ik de huur op en wat is de opzegtermijn?',
      answer:
        '<p>Opzeggen doe je schriftelijk of via <a href="https://www.corporatie.example/mijn">Mijn Thuis</a>.</p>',
      faqType: 'WithFollowUpQuestions',
      followupQuestion: followUp(noticePeriod, FOLLOW_UP_ID),
      media,
      mediaWithVisibility: media.map(({ id: mediaId }) => ({ mediaId, isPublic: true })),
      applicationIds: [PUBLIC_APPLICATION],
      synonyms: ['huur beëindigen', 'verhuizen'],
      additionalInternalInfo: 'Vraag altijd naar het nieuwe adres en het rekeningnummer.',
      viewCount: 812,
    }),
    aFaq({
      ...about('Woningruil'),
      id: faqIdOf(2),
      question: 'Wie heeft voorrang op een woning?',
      answer:
        '<p>Voorrang volgt uit de inschrijfduur. Vragen? Bel {{telefoonnummer}}, {{openingstijden}}.</p>',
      targetGroupAnswers: [
        { targetGroupId: TARGET_GROUPS.huurders.id, answer: '<p>Huurders: na vijf jaar huren.</p>' },
        { targetGroupId: TARGET_GROUPS.senioren.id, answer: '<p>Senioren: altijd op de begane grond.</p>' },
      ],
      targetGroups: [TARGET_GROUPS.huurders, TARGET_GROUPS.senioren],
      viewCount: 800,
    }),
    aFaq({
      ...about('Huurtoeslag'),
      id: faqIdOf(3),
      question: 'Wat is de huurtoeslaggrens van vorig jaar?',
      answer: '<p>De grens was € 879,66.</p>',
      expiresOn: dutchDateAfter(clock.now(), -1),
    }),
    aFaq({
      ...about('Huurverhoging'),
      id: faqIdOf(4),
      question: 'Kan ik vandaag nog bezwaar maken?',
      answer: '<p>Ja, tot en met vandaag.</p>',
      expiresOn: dutchDateAfter(clock.now(), 0),
    }),
    aFaq({
      ...about('Wonen'),
      id: faqIdOf(9),
      question: 'Mag ik kippen houden?',
      status: 2,
      lastPublished: null,
    }),
    aFaq({ ...about('Wonen'), id: faqIdOf(10), question: 'Mag ik een bij houden?', status: 'ToReview' }),
    aFaq({
      ...about('Wonen'),
      id: faqIdOf(11),
      question: 'Mag ik mijn woning tijdelijk onderverhuren?',
      status: 4,
    }),
    aFaq({
      ...about('Wonen'),
      id: faqIdOf(12),
      question: 'Hoe geef ik de meterstanden van 2025 door?',
      status: 5,
    }),
    aFaq({
      ...about('Wonen'),
      id: faqIdOf(13),
      question: 'Kan ik betalen met een acceptgiro?',
      status: 100,
      deletion: { on: new Date(clock.now() - DAY).toISOString(), by: 'Noor Haddad' },
    }),
  ];
}
