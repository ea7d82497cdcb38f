/**
 * The urgency of a part of the bar at the foot (TEL-23..25); each part also says it in a word. Set as `data-bar-colour`
 * on the part; the whole bar takes the most urgent colour (AMB-185).
 */
export type BarColour = 'red' | 'orange' | 'green';
