import type { SectionKind } from './draft.ts'

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
      educacao, escolaridade, istruzione, formazione, istruzione e formazione, formazione accademica, studi,
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
      competenze tecniche, competenze informatiche, competenze digitali, capacita e competenze, conoscenze, kaushal`,
  ],
  [
    'languages',
    `
      sprachen, sprachkenntnisse, langues, langues etrangeres, idiomas, linguas, lingue, lingue straniere,
      competenze linguistiche, competences linguistiques, bhasha`,
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
      interessen, hobbys, hobbies und interessen, ehrenamt, ehrenamtliches engagement, engagement, auszeichnungen,
      referenzen, veroffentlichungen, publikationen, personliche daten, personliche angaben, kontakt, stipendien,
      centres d interet, loisirs, interets, benevolat, distinctions, prix, prix et distinctions, coordonnees,
      informations personnelles, vie associative, engagements, engagements associatifs, intereses, aficiones, voluntariado,
      premios, logros, referencias, publicaciones, datos personales, contacto, datos de contacto, interesses,
      premios e distincoes, publicacoes, dados pessoais, contato, atividades extracurriculares, interessi, hobby,
      volontariato, premi, referenze, pubblicazioni, dati personali, informazioni personali, contatti`,
  ],
]

/**
 * Headings in German, French, Spanish, Portuguese, Italian and Hindi in Latin letters, without accents and in small
 * letters. They are compared as whole phrases, since their single words mean other things in English ('stage').
 */
export const headingsAbroad: ReadonlyMap<string, SectionKind> = new Map(
  phrases.flatMap(([kind, all]) => all.split(',').map((phrase): [string, SectionKind] => [phrase.trim(), kind])),
)
