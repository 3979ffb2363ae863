import type { Visit } from '@/data/schema/visit';

/** When and where the shop can be visited. What is taken out is left out of the pages. */
export const visit: Visit = {
  email: 'orders@duka.example',
  /** Degrees. Without it no map and no directions are shown. */
  location: { lat: -0.5125, lng: 36.2575 },
  /**
   * The pages say these hours in words; whether the shop is open now, and the day an order arrives,
   * follow them. For midnight, and for both ends of a whole day: 00:00.
   */
  openingHours: [
    {
      days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '17:00',
    },
  ],
  /** Holidays on which it is closed against these hours: no order leaves or arrives on them. */
  closedDays: ['2026-05-01'],
  /**
   * Each point in metres from the stall. The plan on Contact shows 200 m to the east and west, and
   * 140 m to the north and south.
   */
  streets: {
    roads: [
      { name: 'Sample Road', from: { east: -200, north: 20 }, to: { east: 200, north: 20 } },
      { name: 'Bridge Lane', from: { east: -100, north: -140 }, to: { east: -80, north: 140 } },
    ],
    landmarks: [
      { name: 'Sample stage', at: { east: 150, north: 60 }, sw: { name: 'Stage ya mfano' } },
    ],
  },
};
