/**
 * The urgency of a part of the bar at the foot (TEL-23..25); each part also says its urgency in a word. The part has it
 * as `data-bar-colour`; the whole bar takes the most urgent colour (AMB-185).
 */
export type BarColour = 'red' | 'orange' | 'green';
