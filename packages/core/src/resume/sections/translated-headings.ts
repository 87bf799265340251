import type { SectionKind } from '../resume-draft.ts'

const phrases: readonly (readonly [SectionKind, string])[] = [
  [
    'experience',
    `
      berufserfahrung, beruflicher werdegang, werdegang, praktika, praktikum, praktische erfahrung, praktische erfahrungen,
      berufspraxis, arbeitserfahrung, berufliche erfahrung, experience professionnelle, experiences professionnelles,
      parcours professionnel, stages, stages et emplois, emplois, experiencia, experiencia profesional, experiencia laboral,
      practicas profesionales, practicas, trayectoria profesional, experiencia profissional, experiencias profissionais,
      experiencias, estagios, historico profissional, esperienza, esperienze, esperienza professionale,
      esperienze professionali, esperienza lavorativa, esperienze lavorative, tirocini, karya anubhav, anubhav`,
  ],
  [
    'education',
    `
      ausbildung, bildungsweg, bildung, studium, schulbildung, hochschulbildung, akademische ausbildung, studium und ausbildung,
      ausbildung und studium, aus und weiterbildung, formation, formations, formation academique, etudes, diplomes,
      diplomes et formations, formation et diplomes, parcours academique, parcours scolaire, cursus, scolarite, educacion,
      formacion, formacion academica, estudios, estudios academicos, educacion y formacion, formacao, formacao academica,
      educacao, escolaridade, istruzione, formazione, istruzione e formazione, schul und berufsbildung,
      allgemeine und berufliche bildung, education et formation, enseignement et formation, educacao e formacao, formazione accademica, studi,
      titoli di studio, shiksha, shaikshik yogyata, shaikshanik yogyata`,
  ],
  [
    'skills',
    `
      kenntnisse, fahigkeiten, kompetenzen, fachkenntnisse, edv kenntnisse, it kenntnisse, technische kenntnisse,
      kenntnisse und fahigkeiten, fahigkeiten und kenntnisse, besondere kenntnisse, competences, competences techniques,
      competences informatiques, competences professionnelles, savoir faire, informatique, logiciels, outils, habilidades,
      habilidades tecnicas, competencias, competencias tecnicas, aptitudes, conocimientos, conocimientos tecnicos,
      conocimientos informaticos, herramientas, conhecimentos, conhecimentos tecnicos, ferramentas, aptidoes, competenze,
      competenze tecniche, competenze informatiche, competenze digitali, capacita e competenze, conoscenze, kaushal,
      personliche fahigkeiten, personliche fahigkeiten und kompetenzen, digitale kompetenz, digitale kompetenzen,
      digitale fahigkeiten, competences personnelles, aptitudes et competences personnelles, competences numeriques,
      competencias personales, capacidades y competencias personales, competencias digitales, competencias pessoais,
      aptidoes e competencias pessoais, competencias digitais, competenze personali, capacita e competenze personali`,
  ],
  [
    'languages',
    `
      sprachen, sprachkenntnisse, langues, langues etrangeres, idiomas, linguas, lingue, lingue straniere,
      competenze linguistiche, competences linguistiques, competencias linguisticas, bhasha`,
  ],
  [
    'projects',
    `
      projekte, projekterfahrung, projets, projets personnels, projets academiques, projets universitaires, proyectos,
      proyectos personales, projetos, projectos, projetos academicos, progetti, progetti personali`,
  ],
  [
    'certifications',
    `
      zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildungen, certificats, certificaciones,
      certificados, cursos, cursos y certificaciones, formacion complementaria, certificacoes, cursos e certificacoes,
      formacao complementar, certificazioni, certificati, corsi, corsi e certificazioni`,
  ],
  ['volunteering', 'ehrenamt, ehrenamtliches engagement, benevolat, voluntariado, volontariato'],
  [
    'awards',
    `
      auszeichnungen, stipendien, auszeichnungen und stipendien, distinctions, prix, prix et distinctions, premios, logros,
      premios e distincoes, premi`,
  ],
  [
    'summary',
    `
      profil, kurzprofil, uber mich, zusammenfassung, profil professionnel, a propos, a propos de moi, objectif, perfil,
      perfil profesional, resumen, resumen profesional, sobre mi, objetivo, objetivo profesional, perfil profissional,
      resumo, resumo profissional, sobre mim, objetivo profissional, profilo, profilo professionale, chi sono, obiettivo,
      parichay`,
  ],
  [
    'other',
    `
      interessen, hobbys, hobbies und interessen, engagement,
      referenzen, veroffentlichungen, publikationen, personliche daten, personliche angaben, kontakt,
      centres d interet, loisirs, interets, coordonnees,
      informations personnelles, vie associative, engagements, engagements associatifs, intereses, aficiones,
      referencias, publicaciones, datos personales, contacto, datos de contacto, interesses,
      publicacoes, dados pessoais, contato, informacion personal, informacao pessoal, angaben zur person,
      fuhrerschein, permis de conduire, permiso de conducir, carta de conducao, patente di guida, atividades extracurriculares, interessi, hobby,
      referenze, pubblicazioni, dati personali, informazioni personali, contatti`,
  ],
]

// Labels of the Europass inside its skills; elsewhere they are items of lists.
const labels: readonly (readonly [SectionKind, string])[] = [
  [
    'languages',
    `
      mother tongue, mother tongue s, other language s, muttersprache, muttersprache n, sonstige sprache n, weitere sprache n,
      langue s maternelle s, langue maternelle, autre s langue s, autres langues, lengua materna, lengua s materna s,
      otros idiomas, otro s idioma s, lingua materna, lingua s materna s, outras linguas, outra s lingua s, lingua madre,
      altre lingue`,
  ],
  [
    'skills',
    `
      digital skills, digital competence, computer skills, computer skills and competences, job related skills,
      technical skills and competences, ikt kenntnisse und kompetenzen, it kenntnisse und kompetenzen, berufliche fahigkeiten,
      technische fahigkeiten und kompetenzen, aptitudes et competences informatiques, aptitudes et competences techniques,
      competences liees a l emploi, capacidades y competencias informaticas, capacidades y competencias tecnicas,
      competencias relacionadas con el empleo, aptidoes e competencias informaticas, aptidoes e competencias tecnicas,
      capacita e competenze informatiche, capacita e competenze tecniche, competenza digitale`,
  ],
  [
    'other',
    `
      communication skills, organisational managerial skills, organisational skills, social skills and competences,
      organisational skills and competences, artistic skills and competences, driving licence, driving license,
      kommunikative fahigkeiten, organisations und fuhrungstalent, soziale fahigkeiten und kompetenzen,
      organisatorische fahigkeiten und kompetenzen, competences en communication, competences organisationnelles,
      competences organisationnelles manageriales, aptitudes et competences sociales,
      aptitudes et competences organisationnelles, competencias comunicativas, competencias de organizacion gestion,
      capacidades y competencias sociales, capacidades y competencias organizativas, competencias de comunicacao,
      competencias de organizacao, aptidoes e competencias sociais, competenze comunicative,
      competenze organizzative e gestionali, capacita e competenze relazionali, capacita e competenze organizzative`,
  ],
]

/** The kind of each phrase; the phrases of a kind are separated by commas. */
export const mapPhrases = <K>(all: readonly (readonly [K, string])[]): ReadonlyMap<string, K> =>
  new Map(all.flatMap(([kind, own]) => own.split(',').map((phrase): [string, K] => [phrase.trim(), kind])))

/** Margin labels inside a skills section, normalized like `headingsAbroad`. */
export const labelsOfSkills = mapPhrases(labels)

/**
 * Headings in German, French, Spanish, Portuguese, Italian and romanized Hindi, in lower case and without accents. They
 * match as whole phrases only, because their single words have other meanings in English ('stage').
 */
export const headingsAbroad = mapPhrases(phrases)
