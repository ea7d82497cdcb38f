import { useParams } from 'react-router';
import { paths } from '@/core/paths';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { mailTexts } from '../mailTexts';
import { outgoingTexts as texts } from '../outgoingTexts';
import { OutgoingMailView } from './OutgoingMailView';

/** A mail that went out, at its own address (AMB-225). */
export function OutgoingMailScreen() {
  const { id = '' } = useParams();
  return (
    <PlainScreen title={texts.title} id={id} back={{ href: paths.mails, label: mailTexts.toList }}>
      <OutgoingMailView id={id} />
    </PlainScreen>
  );
}
