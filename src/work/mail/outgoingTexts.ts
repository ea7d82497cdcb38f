import { fieldTexts } from '@/ui/fields/fieldTexts';
import { named } from '@/lib/named';

/** The texts that forwarding and sending again share. */
const copying = {
  discard: fieldTexts.form.discard,
  restored: 'Wat je eerder invulde, staat er nog.',
  uncertainHelp: 'Kijk op de tijdlijn of de mail is verstuurd voordat je die nog eens verstuurt.',
};

export const outgoingTexts = {
  title: 'Uitgaande mail',
  loading: 'Mail laden',
  failed: 'De mail kon niet worden geladen.',
  noSubject: 'Zonder onderwerp',
  from: 'Van',
  to: 'Aan',
  cc: 'Cc',
  bcc: 'Bcc',
  sent: 'Verzonden',
  body: 'Bericht',
  noBody: 'Deze mail heeft geen tekst.',
  pictures: (count: number) =>
    count === 1
      ? '1 afbeelding van buiten is niet opgehaald: de afzender zou zien dat de mail is bekeken.'
      : `${count} afbeeldingen van buiten zijn niet opgehaald: de afzender zou zien dat de mail is bekeken.`,
  showPictures: 'Adressen van afbeeldingen tonen',
  pictureList: 'Afbeeldingen in deze mail',
  picture: (nth: number) => `Afbeelding ${nth}`,
  opensOutside: 'opent buiten Thuisbalie',
  attachments: 'Bijlagen',
  noName: 'Bijlage',
  download: (name: string) => `${name} downloaden`,
  downloading: (name: string) => `${name} ophalen`,
  stopDownload: (name: string) => `Ophalen van ${name} annuleren`,
  downloadFailed: (name: string) => `${named(name)} kon niet worden opgehaald.`,
  actions: 'Acties voor deze mail',
  draft: (subject: string) => `Ontvangers van ‘${subject}’`,
  resend: 'Opnieuw versturen',
  forward: 'Doorsturen',
  copy: {
    resend: {
      ...copying,
      title: 'Mail opnieuw versturen',
      save: 'Opnieuw versturen',
      sent: 'De mail is opnieuw verstuurd.',
      failed: 'De mail is niet opnieuw verstuurd.',
    },
    forward: {
      ...copying,
      title: 'Mail doorsturen',
      save: 'Doorsturen',
      sent: 'De mail is doorgestuurd.',
      failed: 'De mail is niet doorgestuurd.',
    },
  },
  hint: 'Meer adressen? Zet er een komma of puntkomma tussen, of plak een lijst.',
  noReceiver: 'Vul minstens een ontvanger in.',
  wrong: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `Geen geldig e-mailadres: ${addresses.join()}.`
      : `Geen geldige e-mailadressen: ${addresses.join(', ')}.`,
  receivers: (count: number) => (count === 1 ? '1 ontvanger' : `${count} ontvangers`),
  doubled: (count: number) =>
    count === 1
      ? '1 adres staat er dubbel in en krijgt de mail een keer.'
      : `${count} adressen staan er dubbel in en krijgen de mail een keer.`,
} as const;
