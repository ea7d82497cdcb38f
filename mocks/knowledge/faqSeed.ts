import { fixedId } from '../db/fixedIds';
import { db } from '../db/db';
import type { FaqRecord } from '../db/records';
import { aFaq } from './builders';
import { forms, topics } from './faqTopics';
import { faqIdOf, PUBLIC_APPLICATION, TARGET_GROUPS } from './ids';
import { uncommonFaqs } from './uncommonFaqs';

const subjectNamed = (name: string) => {
  const found = db.subjects.firstWhere((subject) => subject.name === name);
  return found === undefined ? null : { id: found.id, name: found.name };
};

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const fill = (text: string, topic: string) => text.replaceAll('{x}', topic).replaceAll('{X}', capital(topic));

const FIRST_ORDINARY = 32;

/** Four questions about each topic; some are public, internal or for a target group. */
function ordinary(): FaqRecord[] {
  const asked = Object.entries(topics).flatMap(([subject, list]) =>
    list.flatMap((topic) => forms.map((form) => ({ subject, topic, ...form }))),
  );
  return asked.map(({ subject, topic, question, answer }, index) => {
    const tag = subjectNamed(subject);
    return aFaq({
      id: faqIdOf(index + FIRST_ORDINARY),
      question: fill(question, topic),
      answer: fill(answer, topic),
      status: index % 11 === 0 ? 'Published' : 1,
      mainTag: tag,
      tags: tag === null ? [] : [tag],
      synonyms: index % 5 === 0 ? [`regels voor ${topic}`] : [],
      applicationIds: index % 3 === 0 ? [PUBLIC_APPLICATION] : [],
      additionalInternalInfo:
        index % 6 === 0 ? 'Controleer eerst of de bewoner al eerder heeft gebeld.' : null,
      targetGroups: index % 13 === 0 ? [TARGET_GROUPS.huurders] : [],
      viewCount: (index * 37) % 800,
    });
  });
}

const labels: Readonly<Record<string, string>> = {
  telefoonnummer: '020-1234500',
  spoednummer: '0800-1234',
  openingstijden: 'maandag tot en met vrijdag van 8.30 tot 17.00 uur',
  bezoekadres: 'Havenkade 1, 9712 AB Groningen',
};

/** Adds all questions, and the labels in their answers. Requires the subjects. */
export function seedFaqs(): void {
  for (const faq of [...uncommonFaqs(), ...ordinary()]) db.faqs.add(faq);
  Object.entries(labels).forEach(([name, value], index) => {
    const id = fixedId('ee', index + 1);
    db.smartLabels.add({ id, name, value, description: null, created: '2025-10-03T11:50:24.598Z' });
  });
}
