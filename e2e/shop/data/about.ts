import type { About } from '@/data/schema/about';

/** The page About. */
export const about: About = {
  /** Shown on About, Contact and Home, beside the photo `people` of scenes.ts where it is there. */
  people: {
    names: 'Person A and Person B',
    says: 'We answer your sample messages.',
    sw: { says: 'Tunajibu ujumbe wako wa mfano.' },
  },
  /** A paragraph each. */
  story: [
    'Duka Mfano began as a sample beside the market of Sampletown.',
    'What it sells is drawn and not sewn, so that a test can order it.',
    'Half of its sample parcels leave by sample bus.',
  ],
  figures: [
    {
      value: '120+',
      label: 'sample orders',
      sample: true,
      sw: { value: '120+', label: 'oda za mfano' },
    },
    { value: '5 days', label: 'at the stand', sw: { value: 'siku 5', label: 'kibandani' } },
    { value: '7', label: 'sample towns', sw: { value: '7', label: 'miji ya mfano' } },
    {
      value: '8 of 10',
      label: 'samples that fit',
      sw: { value: '8 kati ya 10', label: 'mifano inayokaa vizuri' },
    },
  ],
  values: [
    {
      title: 'One price',
      text: 'The price on a sample is the price of the sample.',
      sw: { title: 'Bei moja', text: 'Bei iliyo kwenye mfano ndiyo bei ya mfano.' },
    },
    {
      title: 'True sizes',
      text: 'A sample is measured before it is sent.',
      sw: { title: 'Saizi za kweli', text: 'Mfano hupimwa kabla ya kutumwa.' },
    },
    {
      title: 'Strong seams',
      text: 'A drawn seam does not tear.',
      sw: { title: 'Mishono imara', text: 'Mshono uliochorwa haupasuki.' },
    },
    { title: 'Quick answers', text: 'A sample question has a sample answer.' },
  ],
  /** What is left out is shown in English. */
  sw: {
    story: [
      'Duka Mfano lilianza kama mfano kando ya soko la Sampletown.',
      'Linachouza kimechorwa, hakijashonwa, ili jaribio liweze kukiagiza.',
      'Nusu ya mizigo yake ya mfano husafiri kwa basi la mfano.',
    ],
  },
};
