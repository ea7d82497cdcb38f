import { chatInputs } from './chatInputs';
import { strikeInputs } from './strikeInputs';

strikeInputs(chatInputs);
